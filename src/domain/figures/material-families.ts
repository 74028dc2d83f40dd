import { asciiDigits } from '#messages/ascii-digits.ts'
import { t } from '#messages/message.ts'
import type { families } from '#rules/families.ts'

/** A material family. Each family has a fixed name and hue. */
export type Family = (typeof families)[number]

export const familyNames: Readonly<Record<Family, string>> = {
  metal: t('Metal'),
  plastic: t('Plastic'),
  paper: t('Paper'),
  glass: t('Glass'),
  organic: t('Organic'),
  tyres: t('Tyres'),
  construction: t('Construction'),
  hazardous: t('Hazardous and e-waste'),
  other: t('Other'),
}

const byMajorNumber: Readonly<Record<string, Family>> = {
  'GW 20': 'organic',
  'GW 30': 'construction',
  'GW 50': 'paper',
  'GW 51': 'plastic',
  'GW 52': 'glass',
  'GW 53': 'metal',
  'GW 54': 'tyres',
}

/** Returns the material family for the prefix of a GW code: "GW 53-02", "gw53-02" and "GW53" are metal. */
export function familyOf(gwCode: string | null | undefined): Family {
  const [, prefix, major] = /^\s*(GW|HW)\s*(\d{1,2})?/i.exec(gwCode ?? '') ?? []
  if (!prefix) return 'other'
  if (prefix.toUpperCase() === 'HW') return 'hazardous'
  return byMajorNumber[`GW ${major ?? ''}`] ?? 'other'
}

/**
 * Returns a GW or HW code of the National Waste Information Regulations in ASCII: "GW ٥٣" is "GW 53". Returns null for
 * other texts.
 */
export function gwCodeIn(text: string): string | null {
  const code = asciiDigits(text).trim()
  return /^[GH]W ?\d/iu.test(code) ? code : null
}
