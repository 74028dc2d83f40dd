import { useState } from 'react'
import { type AddressValues, emptyAddress, isEmptyAddress } from '#domain/people/address-rules.ts'
import { isSouthAfrica, southAfrica } from '#domain/people/provinces.ts'
import { TextField, type TextFieldProps } from '#ui/fields/text-field.tsx'
import * as css from './fields.css.ts'
import { FoldableCard } from './foldable-card.tsx'
import { ProvinceField } from './province-field.tsx'

type AddressFieldsProps = {
  value: AddressValues
  onChange: (value: AddressValues) => void
  /** The messages of the form by field; those of an address are `address.city` and the like. */
  errors: Readonly<Record<string, string>>
  isReadOnly?: boolean
  /** Where it is given, what is saved is folded to a line until it is asked for; true once it differs from what is saved. */
  isUnsaved?: boolean
}

/**
 * A card with the fields of an address. The country of a blank address is shown as South Africa. It becomes a part of the
 * value with the first change of any field, so that opening the card changes nothing.
 */
export function AddressFields({ value, onChange, errors, isReadOnly = false, isUnsaved }: AddressFieldsProps) {
  const [isCountryTyped, setCountryTyped] = useState(false)
  const isBlank = Object.values(value).every(text => text === '')
  const shown = isBlank && !isCountryTyped ? { ...value, country: southAfrica } : value
  const change = (field: keyof AddressValues, text: string) => {
    if (field === 'country') setCountryTyped(true)
    onChange({ ...shown, [field]: text })
  }
  // The address is optional, but must be complete once a field is filled in.
  const isBegun = !isEmptyAddress(value)
  const text = (field: keyof AddressValues, label: string, more: Partial<TextFieldProps>) => (
    <TextField
      isRequired={isBegun && field !== 'lineTwo'}
      {...more}
      label={label}
      value={shown[field]}
      onChange={typed => change(field, typed)}
      errorMessage={errors[`address.${field}`] ?? ''}
      isReadOnly={isReadOnly}
    />
  )
  return (
    <FoldableCard
      title="Address"
      addLabel="Add an address"
      removeLabel="Remove address"
      emptyText="No address."
      isEmpty={isEmptyAddress(value)}
      onRemove={() => {
        setCountryTyped(false)
        onChange(emptyAddress)
      }}
      errorMessage={errors['address']}
      isReadOnly={isReadOnly}
      summary={isUnsaved === undefined ? '' : [value.lineOne, value.city].filter(Boolean).join(', ')}
      mustShow={isUnsaved === true || Object.keys(errors).some(name => name.startsWith('address'))}
    >
      {({ takesFocus }) => (
        <div className={css.grid}>
          <div className={css.wide}>
            {text('lineOne', 'Street and number', { autoComplete: 'address-line1', takesFocus })}
          </div>
          <div className={css.wide}>
            {text('lineTwo', 'Unit, building or suburb (optional)', { autoComplete: 'address-line2' })}
          </div>
          {text('city', 'City or town', { autoComplete: 'address-level2' })}
          <ProvinceField
            isRequired={isBegun}
            country={shown.country}
            value={shown.province}
            onChange={province => change('province', province)}
            errorMessage={errors['address.province'] ?? ''}
            isReadOnly={isReadOnly}
          />
          {text('zipCode', 'Postal code', {
            autoComplete: 'postal-code',
            inputMode: isSouthAfrica(shown.country) ? 'numeric' : 'text',
          })}
          {text('country', 'Country', { autoComplete: 'country-name' })}
        </div>
      )}
    </FoldableCard>
  )
}
