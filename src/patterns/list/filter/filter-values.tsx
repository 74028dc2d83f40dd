import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { useEnvironment, useLocale } from '#actors/environment.tsx'
import { dayInShort, noonOf } from '#domain/figures/date-words.ts'
import { familyNames } from '#domain/figures/material-families.ts'
import { localDay } from '#domain/figures/periods.ts'
import {
  boundsIn,
  type FilterName,
  isRepeatable,
  movingPeriods,
  valueIn,
  withCondition,
  withoutCondition,
} from '#domain/filters/conditions.ts'
import { rangeOfPeriod } from '#domain/filters/filter-period.ts'
import {
  factorNames,
  filterTitles,
  missingNames,
  movingPeriodNames,
  ownRecords,
  secondFactorNames,
} from '#domain/filters/filter-words.ts'
import { typeNames } from '#domain/people/user-rules.ts'
import { t } from '#messages/message.ts'
import { families } from '#rules/families.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { ring } from '#ui/pickers/choice-cards.css.ts'
import * as css from './filter-menu.css.ts'
import { AmountFields, DayFields } from './filter-ranges.tsx'
import type { ValueProps } from './filter-value-props.ts'
import { RecordField } from './record-field.tsx'

type Option = { id: string; label: string; detail?: string }

/** One value of several. */
function Choice({ name, conditions, onChange, options }: ValueProps & { options: readonly Option[] }) {
  return (
    <RadioGroup
      className={css.options}
      aria-label={filterTitles[name]}
      value={valueIn(conditions, name)}
      onChange={value => onChange(withCondition(conditions, { name, value }))}
    >
      {options.map(({ id, label, detail }) => (
        <Radio key={id} value={id} className={css.option}>
          <span className={ring} aria-hidden="true" />
          <span>{label}</span>
          {detail === undefined ? null : <span className={css.detail}>{detail}</span>}
        </Radio>
      ))}
    </RadioGroup>
  )
}

/** Values that each can be on or off. */
function Checks({ name, conditions, onChange, options }: ValueProps & { options: readonly Option[] }) {
  return (
    <fieldset className={css.options} aria-label={filterTitles[name]}>
      {options.map(({ id: value, label }) => (
        <Checkbox
          key={value}
          label={label}
          isSelected={conditions.some(other => other.name === name && other.value === value)}
          onChange={isOn =>
            onChange(isOn ? withCondition(conditions, { name, value }) : withoutCondition(conditions, { name, value }))
          }
        />
      ))}
    </fieldset>
  )
}

function PeriodValues(props: ValueProps) {
  const locale = useLocale()
  const today = localDay(useEnvironment().now())
  const options = movingPeriods.map(id => {
    const { from, to } = rangeOfPeriod(id, today)
    const days = [...new Set([from, to])].map(day => dayInShort(noonOf(day), locale))
    return { id, label: movingPeriodNames[id], detail: days.join(' – ') }
  })
  return (
    <>
      <Choice {...props} options={options} />
      <DayFields
        key={boundsIn(valueIn(props.conditions, 'period') ?? '') ? 'days' : 'moving'}
        value={valueIn(props.conditions, 'period')}
        onChange={value => props.onChange(withCondition(props.conditions, { name: 'period', value }))}
      />
      <p className={css.hint}>{t('Either date can be empty.')}</p>
    </>
  )
}

const optionsIn = (names: Readonly<Record<string, string>>): Option[] =>
  Object.entries(names).map(([id, label]) => ({ id, label }))

const choices: Readonly<Partial<Record<FilterName, readonly Option[]>>> = {
  family: families.map(id => ({ id, label: familyNames[id] })),
  without: optionsIn({ price: missingNames.price, factor: missingNames.factor }),
  recorded: [{ id: 'me', label: ownRecords }],
  type: optionsIn(typeNames),
  secondFactor: optionsIn(secondFactorNames),
  factor: optionsIn(factorNames),
}

/** Values of one filter. Each change applies at once. */
export function FilterValues(props: ValueProps) {
  const { name } = props
  const options = choices[name]
  if (options) {
    const isOneOnly = options.length > 1 && !isRepeatable(name)
    return isOneOnly ? <Choice {...props} options={options} /> : <Checks {...props} options={options} />
  }
  if (name === 'period') return <PeriodValues {...props} />
  if (name === 'weight' || name === 'value') return <AmountFields {...props} name={name} />
  return <RecordField {...props} />
}
