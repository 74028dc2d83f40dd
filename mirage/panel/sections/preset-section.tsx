import * as css from '#mirage/panel/panel.css.ts'
import type { Source } from '#mirage/panel/panel-source.ts'
import { useAttempt } from '#mirage/panel/use-attempt.ts'
import { isPresetSet, presets } from '#mirage/situation/presets.ts'
import type { Situation } from '#mirage/situation/situation.ts'
import { Alert } from '#ui/feedback/alert.tsx'
import { Section } from './panel-section.tsx'

/** Buttons for common situations. Each button applies one situation. */
export function PresetSection({ source, situation }: { source: Source; situation: Situation }) {
  const { problem, attempt } = useAttempt()
  return (
    <Section title="Presets">
      <ul className={css.buttons} aria-label="Presets">
        {presets.map(preset => (
          <li key={preset.label}>
            <button
              type="button"
              className={css.preset}
              aria-pressed={isPresetSet(preset, situation)}
              title={`${preset.label}: ${preset.about}`}
              onClick={() => void attempt(() => source.change(preset.parts))}
            >
              {preset.label}
            </button>
          </li>
        ))}
      </ul>
      {problem ? <Alert kind="bad">{problem}</Alert> : null}
    </Section>
  )
}
