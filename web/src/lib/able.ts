/** What this browser can do for us at this address: over plain http, as at home, it gives less. No control is shown without. */

/** Whether it makes passkeys. */
export function canKeep(): boolean {
  return isSecureContext && "PublicKeyCredential" in globalThis;
}

/** Whether it hands a link on to another app. */
export function canShare(): boolean {
  return "share" in navigator;
}

/** Whether a page may ask for what was copied. */
export function canPaste(): boolean {
  return "clipboard" in navigator && "readText" in navigator.clipboard;
}

/** Whether it keeps the screen lit by itself. */
export function canStayLit(): boolean {
  return "wakeLock" in navigator;
}

/** Whether it trembles in a hand. */
export function canVibrate(): boolean {
  return "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;
}

/** Whether it has a voice. */
export function canSpeak(): boolean {
  return "speechSynthesis" in globalThis && "SpeechSynthesisUtterance" in globalThis;
}

/** An iPhone or iPad; newer iPads call themselves a Mac, which has no screen to touch. */
export function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
}
