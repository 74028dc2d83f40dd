import { useState } from 'react'
import { Choice } from '#mirage/panel/choice.tsx'
import type { Source } from '#mirage/panel/panel-source.ts'
import type { Latency } from '#mirage/situation/connection.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { Section } from './panel-section.tsx'

const kinds = [
  { id: 'fixed', label: 'Fixed delay' },
  { id: 'slow-3g', label: 'Slow 3G' },
  { id: 'flaky', label: 'Flaky: some slow, some lost' },
] as const

const usual = 150
const longest = 600_000

/** Setting for the latency. A change applies from the next call. */
export function LatencySection({ source, latency }: { source: Source; latency: Latency }) {
  const [text, setText] = useState(String(typeof latency === 'number' ? latency : usual))
  const isWrong = !/^\d{1,6}$/.test(text) || Number(text) > longest
  return (
    <Section title="Latency">
      <Choice
        label="Response time"
        options={kinds}
        value={typeof latency === 'number' ? 'fixed' : latency}
        onChange={kind => void source.change({ latency: kind === 'fixed' ? (isWrong ? usual : Number(text)) : kind })}
      />
      {typeof latency === 'number' ? (
        <TextField
          label="Delay in ms"
          inputMode="numeric"
          autoComplete="off"
          value={text}
          errorMessage={isWrong ? 'Enter a number from 0 to 600 000.' : ''}
          onChange={typed => {
            setText(typed)
            if (/^\d{1,6}$/.test(typed) && Number(typed) <= longest) void source.change({ latency: Number(typed) })
          }}
        />
      ) : null}
    </Section>
  )
}
