import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { type AddressValues, emptyAddress } from '#domain/people/address-rules.ts'
import { AddressFields } from '#patterns/fields/address-fields.tsx'
import { showHeld } from '../loading/held-part.tsx'

const saved: AddressValues = {
  lineOne: '1 Bree Street',
  lineTwo: '',
  city: 'Cape Town',
  province: 'Western Cape',
  zipCode: '8001',
  country: 'South Africa',
}

const show = (first: AddressValues, part?: Parameters<typeof showHeld>[2]) => showHeld(AddressFields, first, part)

const card = () => within(screen.getByRole('region', { name: 'Address' }))
const field = (name: string | RegExp) => card().getByRole('textbox', { name })
const province = () => card().getByRole('button', { name: /Province/ })
const add = () => card().getByRole('button', { name: 'Add an address' })

describe('missing address', () => {
  test('is collapsed; expanding it changes nothing, and the first input adds a country, which can change', async () => {
    const { last, onChange, user } = show(emptyAddress)
    expect(card().queryByRole('textbox')).not.toBeInTheDocument()
    await user.click(add())
    expect(field('Street and number')).toHaveFocus()
    expect(field('Country')).toHaveValue('South Africa')
    await user.click(province())
    expect(screen.getAllByRole('option')).toHaveLength(9)
    await user.keyboard('{Escape}')
    expect(onChange).not.toHaveBeenCalled()
    await user.type(field('City or town'), 'Durban')
    expect(last()).toEqual({ ...emptyAddress, city: 'Durban', country: 'South Africa' })
    // The address stays open while its last word is deleted.
    await user.clear(field('City or town'))
    expect(field('City or town')).toHaveFocus()
    expect(last()).toEqual({ ...emptyAddress, country: 'South Africa' })
    await user.clear(field('Country'))
    expect(field('Country')).toHaveValue('')
    await user.type(field('Country'), 'Namibia')
    expect(last()).toEqual({ ...emptyAddress, country: 'Namibia' })
    await user.type(field(/Province/), 'Khomas')
    expect(last()).toMatchObject({ province: 'Khomas' })
  })

  test('shows “none” if read-only', () => {
    show(emptyAddress, { isReadOnly: true })
    expect(card().getByText('No address.')).toBeInTheDocument()
    expect(card().queryByRole('button')).not.toBeInTheDocument()
  })
})

describe('address', () => {
  test('is expanded with autocomplete attributes, offers the nine provinces, and is cleared by one button', async () => {
    const { last, user } = show(saved)
    expect(field('Street and number')).toHaveValue('1 Bree Street')
    expect(field('Street and number')).toHaveAttribute('autocomplete', 'address-line1')
    expect(field('Postal code')).toHaveAttribute('autocomplete', 'postal-code')
    expect(province()).toHaveTextContent('Western Cape')
    await user.click(province())
    expect(screen.getAllByRole('option')).toHaveLength(9)
    await user.click(screen.getByRole('option', { name: 'Gauteng' }))
    expect(last()).toEqual({ ...saved, province: 'Gauteng' })
    await user.click(card().getByRole('button', { name: 'Remove address' }))
    expect(last()).toEqual(emptyAddress)
    expect(card().queryByRole('textbox')).not.toBeInTheDocument()
    expect(add()).toHaveFocus()
  })

  test('shows a saved province that is not in the list', () => {
    show({ ...saved, province: 'Natal' })
    expect(province()).toHaveTextContent('Natal')
  })

  test('shows each error at its field', () => {
    show(saved, {
      errors: { 'address.city': 'Type the city', 'address.province': 'Give the province', city: 'of another form' },
    })
    expect(field('City or town')).toHaveAccessibleDescription('Type the city')
    expect(card().getByText('Give the province')).toBeInTheDocument()
    expect(field('Country')).toBeValid()
  })

  test('shows an error about the address', () => {
    show(emptyAddress, { errors: { address: 'The server wants an address' } })
    expect(card().getByText('The server wants an address')).toBeInTheDocument()
  })

  test("can't change if read-only", () => {
    show(saved, { isReadOnly: true })
    for (const box of card().getAllByRole('textbox')) expect(box).toHaveAttribute('readonly')
    expect(field('Province')).toHaveValue('Western Cape')
    expect(card().queryByRole('button')).not.toBeInTheDocument()
  })
})
