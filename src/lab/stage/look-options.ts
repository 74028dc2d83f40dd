export const themeOptions = [
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
] as const

export const appearanceOptions = [
  { id: 'threereco', label: 'threereco' },
  { id: 'slate', label: 'slate' },
  { id: 'contrast', label: 'contrast' },
] as const
