import { useId, useLayoutEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '#ui/basics/visually-hidden.tsx'
import { field, label as labelLook } from '#ui/fields/field.css.ts'
import type { FieldProps } from '#ui/fields/field.tsx'
import { PickBox } from './combo-box.tsx'
import * as css from './multi-pick.css.ts'
import type { ChoiceOption, Search } from './options.tsx'
import { optionsBut } from './options-left.ts'
import { Tag, Tags } from './tag.tsx'

/**
 * Any number of options, found by a server: what is chosen is a list of tags, and the search under it adds to them. What
 * is chosen is not offered again. After a removal the focus goes to the next tag, and from the last to the search.
 */
export function MultiPick({
  label,
  addLabel,
  value,
  onChange,
  search,
  placeholder,
  description,
  errorMessage,
  isReadOnly,
  noneText = 'None',
}: Omit<FieldProps, 'isLabelHidden' | 'isRequired'> & {
  /** Names the search: "Add a business". */
  addLabel: string
  value: readonly ChoiceOption[]
  onChange: (options: ChoiceOption[]) => void
  search: Search
  placeholder?: string
  /** Only shows what is chosen. */
  isReadOnly?: boolean
  /** Shown where nothing is chosen, and nothing can be. */
  noneText?: string
}) {
  const id = useId()
  const root = useRef<HTMLFieldSetElement>(null)
  const removed = useRef<{ position: number; left: number }>(undefined)
  const count = value.length
  const [said, setSaid] = useState('')

  useLayoutEffect(() => {
    if (removed.current?.left !== count) return
    const next = root.current?.querySelectorAll<HTMLElement>('li button')[removed.current.position]
    const target = next ?? root.current?.querySelector<HTMLElement>('[role="combobox"]')
    removed.current = undefined
    target?.focus()
  }, [count])

  const remove = (option: ChoiceOption, position: number) => {
    removed.current = { position, left: count - 1 }
    setSaid(`${option.label} removed`)
    onChange(value.filter(({ id: other }) => other !== option.id))
  }

  return (
    <fieldset ref={root} className={field} aria-labelledby={id}>
      <span id={id} className={labelLook}>
        {label}
      </span>
      {count > 0 ? (
        <Tags labelledBy={id}>
          {value.map((option, position) => (
            <Tag
              key={option.id}
              name={option.label}
              onRemove={isReadOnly ? undefined : () => remove(option, position)}
            />
          ))}
        </Tags>
      ) : null}
      {count === 0 && isReadOnly ? <span className={css.none}>{noneText}</span> : null}
      {isReadOnly ? null : (
        <PickBox
          label={addLabel}
          placeholder={placeholder}
          description={description}
          errorMessage={errorMessage}
          search={optionsBut(search, value)}
          onPick={option => {
            if (value.some(({ id: chosen }) => chosen === option.id)) return
            setSaid(`${option.label} added`)
            onChange([...value, option])
          }}
        />
      )}
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </fieldset>
  )
}
