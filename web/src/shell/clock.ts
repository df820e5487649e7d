/** Seconds as people read them: 0:41, 12:05; where there are hours, nobody counts seconds: 23h, 23 ч. */
export function readTime(seconds: number, language: string): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours > 0) return new Intl.NumberFormat(language, { style: "unit", unit: "hour", unitDisplay: "narrow" }).format(hours);
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}
