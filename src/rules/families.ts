export const families = [
  'metal',
  'plastic',
  'paper',
  'glass',
  'organic',
  'tyres',
  'construction',
  'hazardous',
  'other',
] as const
