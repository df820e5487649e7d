/** The sounds of the table, made here: dry and close, nothing loops, nothing before the first tap. */
import { feel } from "./feel";
import { settings } from "./settings.svelte";

export type Sound = "roll" | "place" | "tie" | "bill" | "chip" | "turn" | "win" | "out" | "tap";

const SELDOM = 60;
const last = new Map<Sound, number>();
let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Browsers allow sound only after a gesture, which a finger ends when it is lifted; call this once when the page starts. */
export function listenForGesture(): void {
  const wake = () => {
    context ??= new AudioContext();
    void context.resume();
  };
  for (const kind of ["pointerup", "keydown"]) addEventListener(kind, wake, { once: true, capture: true });
}

/** Let something be heard; `level` 0 to 1 raises a tock with its tower and lowers a swish with its note. */
export function play(sound: Sound, level = 0): void {
  const now = performance.now();
  // Who looks elsewhere is called, and spared the rest.
  if ((document.hidden && sound !== "turn") || now - (last.get(sound) ?? -SELDOM) < SELDOM) return;
  last.set(sound, now);
  feel(sound);
  if (!settings.sound || !context) return;
  MAKERS[sound](context, context.currentTime + 0.005, level);
}

type Maker = (audio: AudioContext, at: number, level: number) => void;

const MAKERS: Readonly<Record<Sound, Maker>> = {
  tap: (audio, at) => knock(audio, at, 900, 0.03, 0.06),
  // Five wooden knocks with falling gaps.
  roll: (audio, at) => {
    let when = at;
    [0.15, 0.11, 0.08, 0.055, 0].forEach((gap, index) => {
      knock(audio, when, 420 + Math.random() * 260, 0.05, 0.22 - index * 0.025);
      when += gap;
    });
  },
  place: (audio, at, level) => knock(audio, at, 190 + level * 170, 0.09, 0.3),
  tie: (audio, at) => {
    knock(audio, at, 260, 0.07, 0.22);
    knock(audio, at + 0.09, 230, 0.07, 0.22);
    knock(audio, at + 0.19, 95, 0.16, 0.3);
  },
  bill: (audio, at, level) => rush(audio, at, 0.16, 5200 - level * 3000, 0.09),
  chip: (audio, at) => {
    tone(audio, at, 3150, 0.09, 0.05, "triangle");
    tone(audio, at, 4720, 0.06, 0.03, "sine");
  },
  // Gas that is lit: a breath, then a fifth.
  turn: (audio, at) => {
    rush(audio, at, 0.22, 900, 0.06);
    tone(audio, at + 0.14, 294, 0.5, 0.07, "sine");
    tone(audio, at + 0.2, 441, 0.5, 0.06, "sine");
  },
  win: (audio, at) =>
    [392, 523.25, 659.25].forEach((pitch, index) => {
      tone(audio, at + index * 0.17, pitch, 0.34, 0.08, "sawtooth");
      tone(audio, at + index * 0.17, pitch * 2, 0.3, 0.025, "triangle");
    }),
  // A match that goes out.
  out: (audio, at) => {
    rush(audio, at, 0.34, 2400, 0.1);
    knock(audio, at + 0.05, 120, 0.1, 0.12);
  },
};

function fading(audio: AudioContext, at: number, length: number, peak: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(peak, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}

function tone(audio: AudioContext, at: number, pitch: number, length: number, peak: number, type: OscillatorType): void {
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.value = pitch;
  const soft = audio.createBiquadFilter();
  soft.type = "lowpass";
  soft.frequency.value = pitch * 4;
  source.connect(soft).connect(fading(audio, at, length, peak));
  source.start(at);
  source.stop(at + length);
}

/** Wood on wood: a tone that falls within its first milliseconds, and a click on top. */
function knock(audio: AudioContext, at: number, pitch: number, length: number, peak: number): void {
  const source = audio.createOscillator();
  source.frequency.setValueAtTime(pitch * 2.2, at);
  source.frequency.exponentialRampToValueAtTime(pitch, at + 0.012);
  source.connect(fading(audio, at, length, peak));
  source.start(at);
  source.stop(at + length);
  rush(audio, at, 0.02, pitch * 6, peak * 0.5);
}

/** A breath of noise around a pitch: paper, gas, the click of wood. */
function rush(audio: AudioContext, at: number, length: number, pitch: number, peak: number): void {
  hiss ??= noise(audio);
  const source = audio.createBufferSource();
  source.buffer = hiss;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = 0.8;
  band.frequency.setValueAtTime(pitch, at);
  band.frequency.exponentialRampToValueAtTime(pitch * 0.6, at + length);
  source.connect(band).connect(fading(audio, at, length, peak));
  source.start(at, Math.random() * 0.5);
  source.stop(at + length);
}

function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let at = 0; at < data.length; at++) data[at] = Math.random() * 2 - 1;
  return buffer;
}
