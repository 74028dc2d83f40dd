import { expect, test } from 'vitest'
import { asciiDigits } from '#messages/ascii-digits.ts'

test.for([
  ['Arabic-Indic digits', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['Persian digits', '۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['full-width digits and signs', '＠１２．５０，－３：４／５', '@12.50,-3:4/5'],
  ['the Arabic thousands separator', '١٬٢٣٤', "1'234"],
  ['a minus sign and dashes', '−1–2‐3‑4', '-1-2-3-4'],
  ['direction marks', '\u2066\u200f12\u061c\u200e kg\u2069\ufeff', '12 kg'],
  ['ASCII text', 'GW 53-05; 1,5', 'GW 53-05; 1,5'],
  ['letters and the Arabic decimal sign, which it keeps', 'ص ١٫٥ می\u200cخواهم', 'ص 1٫5 می\u200cخواهم'],
] as const)('writes %s in ASCII', ([, text, ascii]) => {
  expect(asciiDigits(text)).toBe(ascii)
})
