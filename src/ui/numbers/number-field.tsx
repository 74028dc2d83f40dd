import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { t } from '#messages/message.ts'
import type { FieldProps } from '#ui/fields/field.tsx'
import { usePendingField } from '#ui/fields/pending-fields.ts'
import { PlainField } from '#ui/fields/plain-field.tsx'
import { useTextArrival } from '#ui/fields/use-text-arrival.ts'
import type { EntryEvent } from './number-entry.ts'
import * as css from './number-field.css.ts'
import { type Meaning, skippedText, tooManyDigits } from './typed-number.ts'
import { type NumberRules, useNumberEntry } from './use-number-entry.ts'

/**
 * Maximum number of characters in a table: between the step buttons, and in a normal and a wide box without these
 * buttons.
 */
const room = { between: 8, usual: 10, wide: 16 }

function lookOf({ length }: string) {
  if (length <= room.between) return css.box
  if (length <= room.usual) return `${css.box} ${css.full}`
  return `${css.box} ${css.full} ${length <= room.wide ? css.wide : css.widest}`
}

const isPasted = (event: Event) => 'inputType' in event && /^insertFrom(Paste|Drop)/.test(String(event.inputType))

/**
 * Cancels rejected characters before the browser inserts them, so that the caret does not move. Uses the native event,
 * because React's `onBeforeInput` is a different one.
 */
function useRefusal(
  input: RefObject<HTMLInputElement | null>,
  isRefused: (event: EntryEvent & { type: 'insert' }) => boolean,
) {
  const refuse = useEffectEvent((event: InputEvent) => {
    const { inputType, data } = event
    const { value, selectionStart, selectionEnd } = event.currentTarget as HTMLInputElement
    if (inputType !== 'insertText' || data === null) return
    const at = selectionStart ?? value.length
    const text = value.slice(0, at) + data + value.slice(selectionEnd ?? value.length)
    if (isRefused({ type: 'insert', text, inserted: data, at })) event.preventDefault()
  })
  useEffect(() => {
    const element = input.current
    const listen = (event: InputEvent) => refuse(event)
    element?.addEventListener('beforeinput', listen)
    return () => element?.removeEventListener('beforeinput', listen)
  }, [input])
}

/** Button that never takes the focus: a focus change would open or close the keyboard on touch screens. */
const QuietButton = (props: ComponentProps<'button'>) => (
  <button
    type="button"
    tabIndex={-1}
    onPointerDown={event => event.preventDefault()}
    onMouseDown={event => event.preventDefault()}
    {...props}
  />
)

/**
 * Number input with step buttons and arrow keys.
 *
 * - Reports the number 300 ms after the last input, and immediately on blur, on Enter or on a press outside the field.
 * - Clamps the number on blur, but never rounds it to a step.
 * - Skips invalid characters with a message: 1e5 does not silently become 15.
 * - Asks which number an ambiguous text means. Until the user answers, the value is null.
 *
 * Uses plain elements, because a page can have a thousand fields.
 */
export function NumberField({
  label,
  isLabelHidden,
  isRequired,
  description,
  errorMessage,
  invalidTextMessage = t('Enter a number.'),
  onKeyDown,
  ...rules
}: Omit<FieldProps, 'description'> &
  NumberRules & {
    description?: ReactNode
    /** Error for text that is not a number. It takes precedence over `errorMessage`. */
    invalidTextMessage?: string
    /** Called before the field handles the key. */
    onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
  }) {
  const { entry, take, isPending, number, meanings, isTooLong, canStepUp, canStepDown, nextFormula } =
    useNumberEntry(rules)
  const commit = () => take({ type: 'commit' })
  const { min, max, decimals = 0, placeholder } = rules
  const input = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const arrival = useTextArrival()
  const [isFocused, setFocused] = useState(false)
  usePendingField(box, isPending, () => {
    commit()
    return true
  })

  useRefusal(input, event => take(event) !== entry)
  const change = ({ nativeEvent, target: { value: text } }: ChangeEvent<HTMLInputElement>) =>
    take({ type: isPasted(nativeEvent) ? 'paste' : 'type', text })

  const wrong = isTooLong ? tooManyDigits : entry.problem || invalidTextMessage
  const skipped = entry.skipped ? skippedText(entry.skipped.refusal, entry.skipped.text, decimals) : ''
  const message = entry.isWrong && !meanings ? wrong : errorMessage
  const stepper = (name: string, sign: string, direction: 1 | -1, isPossible: boolean) => (
    <QuietButton
      className={css.stepper}
      aria-label={name}
      disabled={!isPossible}
      onClick={() => take({ type: 'step', direction })}
    >
      {sign}
    </QuietButton>
  )
  const hasNote = meanings !== null || skipped !== ''
  return (
    <PlainField {...{ label, description, isRequired, isLabelHidden }} errorMessage={message}>
      {ties => (
        <div ref={box} className={css.field}>
          <div className={lookOf(entry.text || (placeholder ?? ''))}>
            {stepper(t('Decrease {label}', { label }), '−', -1, canStepDown)}
            <input
              ref={input}
              {...{ ...ties, placeholder }}
              aria-invalid={ties['aria-invalid'] || meanings !== null}
              aria-describedby={
                hasNote ? `${ties['aria-describedby'] ?? ''} ${ties.id}-note` : ties['aria-describedby']
              }
              className={css.input}
              role="spinbutton"
              inputMode={min === undefined || min < 0 ? 'text' : decimals > 0 ? 'decimal' : 'numeric'}
              autoComplete="off"
              value={entry.text}
              aria-valuenow={number ?? undefined}
              aria-valuemin={min}
              aria-valuemax={max}
              aria-valuetext={entry.text || t('Empty')}
              onChange={change}
              onPointerDown={arrival.onPointerDown}
              onFocus={event => {
                setFocused(true)
                arrival.onFocus(event)
                // The user completes a formula without a result, such as a gross weight that waits for its tare.
                const { length } = entry.text
                if (number === null && rules.formula?.isStarted(entry.text))
                  event.target.setSelectionRange(length, length)
              }}
              onBlur={() => {
                arrival.onBlur()
                setFocused(false)
                commit()
              }}
              onKeyDown={event => {
                onKeyDown?.(event)
                if (event.key === 'Enter') commit()
                if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
                event.preventDefault()
                take({ type: 'step', direction: event.key === 'ArrowUp' ? 1 : -1 })
              }}
            />
            {isFocused && rules.formula && nextFormula !== null ? (
              <QuietButton className={css.key} onClick={() => take({ type: 'type', text: nextFormula })}>
                {rules.formula.key.label}
              </QuietButton>
            ) : null}
            {stepper(t('Increase {label}', { label }), '+', 1, canStepUp)}
          </div>
          {hasNote ? (
            <Note
              id={`${ties.id}-note`}
              {...{ skipped, meanings }}
              text={entry.text}
              onChoose={meaning => {
                take({ type: 'choose', meaning })
                input.current?.focus()
              }}
            />
          ) : null}
        </div>
      )}
    </PlainField>
  )
}

type NoteProps = {
  id: string
  skipped: string
  text: string
  meanings: ReadonlyArray<Meaning & { text: string }> | null
  onChoose: (meaning: Meaning) => void
}

const Note = ({ id, skipped, text, meanings, onChoose }: NoteProps) => (
  <div id={id} className={css.note} role="alert">
    {skipped ? <div>{skipped}</div> : null}
    {meanings ? <div>{t('“{text}” could be two numbers. Which one do you mean?', { text })}</div> : null}
    {meanings?.map(meaning => (
      <button key={meaning.text} type="button" className={css.meaning} onClick={() => onChoose(meaning)}>
        {meaning.text}
      </button>
    ))}
  </div>
)
