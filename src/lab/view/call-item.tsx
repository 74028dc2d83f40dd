import { type ReactNode, useState } from 'react'
import type { Use } from '#lab/core/run/pending-calls.ts'
import { summarize } from '#lab/core/summarize.ts'
import { Button } from '#ui/basics/button.tsx'
import { Select } from '#ui/pickers/select.tsx'
import { JsonForm } from './json-form.tsx'
import * as css from './lab.css.ts'

/** Chosen output of a call: a named output of the example, a typed value, or by default the fake's output. */
export type ChosenAnswer = { as?: string; output?: unknown }

const ofFake = 'of the fake'
const typed = 'typed as JSON'

/** Pending call with buttons for its possible outputs. */
export function CallItem({
  use: { input },
  name,
  answers,
  output,
  fate,
  onAnswer,
  onFail,
}: {
  use: Use
  /** Implementation, with its path if it has several calls. */
  name: string
  /** Names of the outputs that the example offers besides the fake's. */
  answers: readonly string[]
  /** Initial value for a typed output; undefined for an empty field. */
  output: unknown
  fate: ReactNode
  onAnswer: (answer: ChosenAnswer) => void
  onFail: () => void
}) {
  const [chosen, setChosen] = useState<string | null>(null)
  const choice = chosen ?? (output === undefined ? ofFake : typed)
  return (
    <li className={css.chips} aria-label={name}>
      <span className={css.code}>{name}</span>
      <span className={css.quiet}>{summarize(input)}</span>
      <span className={css.quiet}>{fate}</span>
      <Select
        label={`Answer of ${name}`}
        isLabelHidden
        options={[ofFake, ...answers, typed].map(id => ({ id, label: `Answer ${id}` }))}
        value={choice}
        onChange={setChosen}
      />
      {choice === typed ? (
        <JsonForm
          key={JSON.stringify(output)}
          label="Answer"
          example={JSON.stringify(output) ?? ''}
          button="Answer"
          onValue={output => onAnswer({ output })}
        />
      ) : null}
      <span className={css.chips}>
        {choice === typed ? null : (
          <Button onPress={() => onAnswer(choice === ofFake ? {} : { as: choice })}>Answer</Button>
        )}
        <Button variant="quietDanger" onPress={onFail}>
          Fail
        </Button>
      </span>
    </li>
  )
}
