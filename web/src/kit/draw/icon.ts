import type { Drawing } from "./svg";

const ICONS = {
  menu: '<path d="M4 7h16M4 12h11M4 17h16"/>',
  "sound-on": '<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z"/><path d="M15.5 9a4.2 4.2 0 0 1 0 6M18 6.2a8.2 8.2 0 0 1 0 11.6"/>',
  "sound-off": '<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z"/><path d="M16 9.5l5 5M21 9.5l-5 5"/>',
  settings: '<path d="M4 7h8M18 7h2M4 17h2M12 17h8"/><circle cx="15" cy="7" r="2.6"/><circle cx="9" cy="17" r="2.6"/>',
  log: '<path d="M6 3.5h12v17l-3-2-3 2-3-2-3 2z"/><path d="M9.5 8h5M9.5 12h5"/>',
  receipt: '<path d="M12 3l7.5 2.6v5.6c0 4.6-3 7.9-7.5 9.8-4.5-1.9-7.5-5.2-7.5-9.8V5.6z"/><path d="M8.8 11.8l2.3 2.3 4.2-4.4"/>',
  link: '<path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4z"/><path d="M14 14h2.5v2.5M20 14v2M14 20h2M19 19.5h1"/>',
  speech: '<path d="M4.5 5.5h15v10.5h-8.5L6.5 20v-4h-2z"/><path d="M8.5 9.5h7M8.5 12.5h4"/>',
  eye: '<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z"/><circle cx="12" cy="12" r="2.8"/>',
  undo: '<path d="M8.5 4.5L4 9l4.5 4.5"/><path d="M4.5 9H14a5.2 5.2 0 0 1 0 10.5H9"/>',
  older: '<path d="M14.5 5.5L8 12l6.5 6.5"/>',
  forward: '<path d="M4.5 6l6.5 6-6.5 6zM12.5 6l6.5 6-6.5 6z"/>',
  newer: '<path d="M9.5 5.5L16 12l-6.5 6.5"/>',
  bulb: '<path d="M9 16.5c0-2-3-3.4-3-7a6 6 0 0 1 12 0c0 3.6-3 5-3 7z"/><path d="M9.5 19.5h5M11 22h2"/>',
  again: '<path d="M19.5 12a7.5 7.5 0 1 1-2.6-5.7"/><path d="M19.8 3.2v4.3h-4.3"/>',
  help: '<rect x="3.5" y="3.5" width="17" height="17" rx="5"/><path d="M9.5 9.6a2.6 2.6 0 1 1 3.9 2.2c-1 .6-1.4 1-1.4 2"/><path d="M12 16.9v.1"/>',
  clock: '<circle cx="12" cy="13" r="7.5"/><path d="M12 9v4l2.6 2M9.5 2.5h5"/>',
  "wifi-lost":
    '<path d="M2.5 9.5a14 14 0 0 1 6-3.4M21.5 9.5a14 14 0 0 0-8.2-3.9M6 13.2a9 9 0 0 1 4-2.2M18 13.2a9 9 0 0 0-2.2-1.5M9.4 16.7a4 4 0 0 1 5.2 0M12 20v.1M4 3l16 18"/>',
  crown: '<path d="M4 18.5L3 7.5l5.2 4L12 5l3.8 6.5 5.2-4-1 11z"/>',
  close: '<path d="M6 6l12 12M18 6L6 18"/>',
  copy: '<rect x="8.5" y="8.5" width="11" height="11" rx="2.5"/><path d="M5.5 15V6.5A2 2 0 0 1 7.5 4.5H15"/>',
  check: '<path d="M4.5 12.5l5 5L19.5 7"/>',
  door: '<path d="M13 4H6v16h7"/><path d="M10.5 12H20M16.5 8.5L20 12l-3.5 3.5"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M18.4 5.6L17 7M7 17l-1.4 1.4"/>',
  moon: '<path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z"/>',
  minus: '<path d="M5 12h14"/>',
  tv: '<rect x="3" y="5" width="18" height="12" rx="2.5"/><path d="M9 20.5h6M12 17v3.5"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  key: '<circle cx="8" cy="8.5" r="4.5"/><path d="M11.2 11.7L19.5 20M16 16.5l2.5-2.5"/>',
  phone: '<rect x="6.5" y="2.5" width="11" height="19" rx="2.5"/><path d="M11 18h2"/>',
  bell: '<path d="M5.5 17.5c1.6-1.7 1.7-3.6 1.7-6.4a4.8 4.8 0 0 1 9.6 0c0 2.8.1 4.7 1.7 6.4z"/><path d="M10 20.5a2.2 2.2 0 0 0 4 0M12 3.8v2.4"/>',
  "bell-off":
    '<path d="M8.2 8.2c-.7.8-1 1.8-1 2.9 0 2.8-.1 4.7-1.7 6.4h12M10 6.7a4.8 4.8 0 0 1 6.8 4.4c0 1.7 0 3 .4 4.2M10 20.5a2.2 2.2 0 0 0 4 0M12 3.8v2.4M4 4l16 16"/>',
  share: '<path d="M8.5 10H6.5v10.5h11V10h-2M12 14.5V3.5M8.5 6.8L12 3.3l3.5 3.5"/>',
  home: '<rect x="4" y="4" width="16" height="16" rx="4.5"/><path d="M12 8.5v7M8.5 12h7"/>',
  bot: '<rect x="4.5" y="8.5" width="15" height="11" rx="3.5"/><path d="M12 8.5V5M9.2 13v1.5M14.8 13v1.5"/><circle cx="12" cy="4" r="1"/>',
} as const;

export type IconName = keyof typeof ICONS;

/** A line drawing in the colour of the text around it. */
export function icon(name: IconName): Drawing {
  return { width: 24, height: 24, body: ICONS[name] };
}
