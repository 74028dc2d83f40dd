import type { RunStep } from '#lab/core/run/steps.ts'
import { Card } from '#ui/layout/card.tsx'
import { ChoiceItem } from './choice-item.tsx'
import * as css from './lab.css.ts'

const values = [
  { id: 'code', label: 'By code', value: null },
  { id: 'true', label: 'True', value: true },
  { id: 'false', label: 'False', value: false },
] as const

/** Lets the user set the results of guards. `steps` are the steps applied so far. */
export function GuardsCard({
  guards,
  steps,
  onStep,
}: {
  guards: readonly string[]
  steps: readonly RunStep[]
  onStep: (step: RunStep) => void
}) {
  const assumed = new Map(steps.flatMap(step => (step.do === 'assume' ? [[step.guard, step.value] as const] : [])))
  return (
    <Card title="Guards">
      <ul className={css.underWay}>
        {guards.map(guard => (
          <ChoiceItem
            key={guard}
            label={guard}
            options={values}
            value={values.find(({ value }) => value === (assumed.get(guard) ?? null))?.id ?? 'code'}
            onChange={id => onStep({ do: 'assume', guard, value: values.find(one => one.id === id)?.value ?? null })}
          />
        ))}
      </ul>
    </Card>
  )
}
