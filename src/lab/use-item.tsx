import { type ReactNode, useState } from 'react'
import { Button } from '#ui/basics/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Select } from '#ui/pickers/select.tsx'
import { inShort } from './in-short.ts'
import * as css from './lab.css.ts'
import type { Use } from './run/uses.ts'

/** The answer of a use: that of its fake unless it is named or typed. */
export type ChosenAnswer = { as?: string; output?: unknown }

const ofFake = 'of the fake'
const typed = 'typed as JSON'

/** One use of a slot under way, with its answers. */
export function UseItem({
  use: { input },
  name,
  answers,
  fate,
  onAnswer,
  onFail,
}: {
  use: Use
  /** Its slot, and where it is used if there are several uses. */
  name: string
  /** The names of the other answers of the example. */
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
      <span className={css.quiet}>{inShort(input)}</span>
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
