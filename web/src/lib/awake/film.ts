/** A screen does not sleep while a video plays: a dark one, behind the page, made once with ffmpeg: 16 x 16 pixels, ten seconds. */
import { isApplePhone } from "../able";
import silent from "./dark.mp4?url";
import mute from "./dark.webm?url";
import type { Keeper } from "./index";

/** Seconds after which a video that may not loop begins anew. */
const ANEW = 5;

export function film(): Keeper {
  const video = isApplePhone() ? withSilence() : withoutSound();
  video.playsInline = true;
  video.ariaHidden = "true";
  // Chromium counts only a video that fills a fifth of the window; what is below everything else may well be that large.
  video.style.cssText = "position: fixed; inset: 0; width: 100%; height: 100%; z-index: -1; opacity: 0.01; pointer-events: none;";
  return {
    hold: () => {
      if (!video.isConnected) document.body.append(video);
      if (video.paused) void video.play().catch(() => {});
    },
    rest: () => {
      video.pause();
      video.remove();
    },
  };
}

function withoutSound(): HTMLVideoElement {
  const video = document.createElement("video");
  video.src = mute;
  video.muted = true;
  video.loop = true;
  return video;
}

/** WebKit lets the screen sleep unless a video has a track of sound that is not muted, and ends: here it is silence. */
function withSilence(): HTMLVideoElement {
  const video = document.createElement("video");
  video.src = silent;
  video.addEventListener("timeupdate", () => {
    if (video.currentTime > ANEW) video.currentTime = 0;
  });
  return video;
}
