import { type ReactNode, useState } from 'react'
import type { Use } from '#lab/core/run/pending-calls.ts'
import { summarize } from '#lab/core/summarize.ts'
import { Button } from '#ui/basics/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Select } from '#ui/pickers/select.tsx'
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
  fate,
  onAnswer,
  onFail,
}: {
  use: Use
  /** Implementation, with its path if it has several calls. */
  name: string
  /** Names of the outputs that the example offers besides the fake's. */
  answers: readonly string[]
  fate: ReactNode
  onAnswer: (answer: ChosenAnswer) => void
  onFail: () => void
}) {
  const [choice, setChoice] = useState<string>(ofFake)
  const [json, setJson] = useState('')
  const [fault, setFault] = useState('')
  const answer = () => {
    if (choice !== typed) return onAnswer(choice === ofFake ? {} : { as: choice })
    try {
      onAnswer({ output: JSON.parse(json) })
    } catch {
      setFault('Enter valid JSON, such as {"id": 1}')
    }
  }
  return (
    <li className={css.use} aria-label={name}>
      <span className={css.code}>{name}</span>
      <span className={css.quiet}>{summarize(input)}</span>
      <span className={css.quiet}>{fate}</span>
      <Select
        label={`Answer of ${name}`}
        isLabelHidden
        options={[ofFake, ...answers, typed].map(id => ({ id, label: `Answer ${id}` }))}
        value={choice}
        onChange={setChoice}
      />
      {choice === typed ? (
        <TextField label="Answer" value={json} errorMessage={fault} onChange={setJson} spellCheck={false} />
      ) : null}
      <span className={css.chips}>
        <Button size="small" onPress={answer}>
          Answer
        </Button>
        <Button size="small" variant="quietDanger" onPress={onFail}>
          Fail
        </Button>
      </span>
    </li>
  )
}
