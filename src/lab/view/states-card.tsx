import { useState } from 'react'
import type { Chart, ChartState } from '#lab/core/chart/chart.ts'
import { Button } from '#ui/basics/button.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { ChartFocus } from './chart/use-chart-focus.ts'
import * as css from './lab.css.ts'

type StatesProps = { chart: Chart; focus: ChartFocus }

const isWithin = (id: string, parent: string) => id === parent || id.startsWith(`${parent}.`)

function StateButton({ state, label, focus }: { state: ChartState; label: string; focus: ChartFocus }) {
  return (
    <button
      type="button"
      className={css.logEntry}
      aria-current={focus.centre.includes(state.id) || undefined}
      onClick={() => focus.choose(state.id)}
    >
      <span className={css.code}>{label}</span>
    </button>
  )
}

/** Children of a state. Branches that contain the chart's centre are open. */
function States({ parent, chart, focus }: StatesProps & { parent: string }) {
  return (
    <ul className={css.context}>
      {chart.states
        .filter(state => state.parent === parent)
        .map(state => {
          const inner = chart.states.filter(({ id }) => id !== state.id && isWithin(id, state.id)).length
          const label = inner === 0 ? state.name : `all of ${state.name}`
          const button = <StateButton state={state} label={label} focus={focus} />
          if (inner === 0) return <li key={state.id}>{button}</li>
          const isAround = focus.centre.some(id => isWithin(id, state.id))
          return (
            <li key={state.id}>
              <details key={String(isAround)} open={isAround}>
                <summary className={css.remembered}>
                  <span className={css.code}>{state.name}</span> <span className={css.quiet}>{inner} states</span>
                </summary>
                {button}
                <States parent={state.id} chart={chart} focus={focus} />
              </details>
            </li>
          )
        })}
    </ul>
  )
}

/** Tree of a machine's states with a search. The chosen state moves into the centre of the chart. */
export function StatesCard({ chart, focus }: StatesProps) {
  const [term, setTerm] = useState('')
  const found = chart.states.filter(({ id }) => id !== '' && id.toLowerCase().includes(term.trim().toLowerCase()))
  return (
    <Card
      title="States"
      actions={
        focus.chosen === null ? (
          <span className={css.quiet}>{chart.states.length - 1}</span>
        ) : (
          <Button variant="quiet" onPress={() => focus.choose(null)}>
            Show active state
          </Button>
        )
      }
    >
      <SearchField
        label="Search states"
        value={term}
        onChange={setTerm}
        onSubmit={() => focus.choose(found[0]?.id ?? null)}
      />
      <div className={css.states}>
        {term.trim() === '' ? (
          <States parent="" chart={chart} focus={focus} />
        ) : (
          <ul className={css.context} aria-label="Found states">
            {found.map(state => (
              <li key={state.id}>
                <StateButton state={state} label={state.id} focus={focus} />
              </li>
            ))}
          </ul>
        )}
        {found.length === 0 ? <p className={css.quiet}>No state contains “{term.trim()}”.</p> : null}
      </div>
    </Card>
  )
}
