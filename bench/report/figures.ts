/** A duration in the unit that suits it. */
export function formatNs(ns: number): string {
  if (ns >= 1e9) return `${digits(ns / 1e9)} s`;
  if (ns >= 1e6) return `${digits(ns / 1e6)} ms`;
  return ns >= 1000 ? `${digits(ns / 1000)} us` : `${digits(ns)} ns`;
}

/** A rate per second. */
export function formatRate(rate: number): string {
  if (rate >= 1e6) return `${digits(rate / 1e6)} M`;
  return rate >= 1e4 ? `${digits(rate / 1e3)} k` : digits(rate);
}

export function formatChecksum(checksum: number): string {
  return checksum.toString(16).padStart(8, '0');
}

/** Three significant digits, without an exponent. */
export function digits(value: number): string {
  if (value >= 100) return value.toFixed(0);
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
