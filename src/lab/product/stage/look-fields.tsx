import { appearances, languageChoices } from '#domain/preferences.ts'
import { Segments } from '#ui/pickers/segments.tsx'
import { Select } from '#ui/pickers/select.tsx'
import type { Look } from './stage.ts'

const themes = [
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
] as const

const appearanceOptions = appearances.map(id => ({ id, label: id }))

/** Ids are BCP 47 tags, or `browser`. */
const languageOptions = languageChoices.map(id => ({ id, label: id === 'browser' ? 'Browser language' : id }))

/** Fields for the width and appearance of screens. `of` is appended to each label. */
export function LookFields<Width extends string>({
  of = '',
  look: { theme, appearance, language },
  width,
  widths,
  onChange,
}: {
  of?: string
  look: Look
  width: Width
  widths: readonly Width[]
  onChange: (next: Partial<Look> & { width?: Width }) => void
}) {
  return (
    <>
      <Segments
        label={`Width${of}`}
        options={widths.map(id => ({ id, label: id === 'fit' ? 'Fit' : id }))}
        value={width}
        onChange={next => onChange({ width: next })}
      />
      <Segments label={`Theme${of}`} options={themes} value={theme} onChange={next => onChange({ theme: next })} />
      <Segments
        label={`Appearance${of}`}
        options={appearanceOptions}
        value={appearance}
        onChange={next => onChange({ appearance: next })}
      />
      <Select
        label={`Language${of}`}
        isLabelHidden
        options={languageOptions}
        value={language}
        onChange={next => onChange({ language: next })}
      />
    </>
  )
}
