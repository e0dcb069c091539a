/** A percentage as SPEC floors it, in the reader's figures: '62.30%', '62,30 %'; a whole one without decimals: '100%'. */
export function percentText(percent: number, language: string): string {
  const digits = percent === 100 ? 0 : 2;
  const format = { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(language, format).format(percent / 100);
}
