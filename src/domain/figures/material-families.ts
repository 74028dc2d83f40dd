import type { families } from '#rules/families.ts'

/** A material family. Each has one name and one hue, the same on every screen. */
export type Family = (typeof families)[number]

export const familyNames: Readonly<Record<Family, string>> = {
  metal: 'Metal',
  plastic: 'Plastic',
  paper: 'Paper',
  glass: 'Glass',
  organic: 'Organic',
  tyres: 'Tyres',
  construction: 'Construction',
  hazardous: 'Hazardous and e-waste',
  other: 'Other',
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

/** The family that a GW code belongs to, told from its prefix ("GW 53-02", "gw53-02" and "GW53" are all metal). */
export function familyOf(gwCode: string | null | undefined): Family {
  const [, prefix, major] = /^\s*(GW|HW)\s*(\d{1,2})?/i.exec(gwCode ?? '') ?? []
  if (!prefix) return 'other'
  if (prefix.toUpperCase() === 'HW') return 'hazardous'
  return byMajorNumber[`GW ${major ?? ''}`] ?? 'other'
}
