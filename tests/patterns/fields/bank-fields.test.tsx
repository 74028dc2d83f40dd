import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { type BankValues, emptyBank } from '#domain/people/bank-rules.ts'
import { BankFields } from '#patterns/fields/bank-fields.tsx'
import { showHeld } from '../loading/held-part.tsx'

const saved: BankValues = {
  bankName: 'Absa',
  branchCode: '632005',
  accountNumber: '1234567890',
  accountHolder: 'Z Mda',
}

const show = (first: BankValues, part?: Parameters<typeof showHeld>[2]) => showHeld(BankFields, first, part)

const card = () => within(screen.getByRole('region', { name: 'Bank details' }))
const field = (name: string) => card().getByRole('textbox', { name })
const bank = () => card().getByRole('combobox', { name: 'Bank' })
const useCode = (code: string) => card().queryByRole('button', { name: `Use ${code}` })

test('missing bank details are collapsed; expanding them focuses the bank and changes nothing', async () => {
  const { onChange, user } = show(emptyBank)
  await user.click(card().getByRole('button', { name: 'Add bank details' }))
  expect(bank()).toHaveFocus()
  expect(onChange).not.toHaveBeenCalled()
})

describe('bank', () => {
  test('fills in its universal branch code, and replaces that of another bank', async () => {
    const { last, user } = show({ ...emptyBank, accountHolder: 'Z Mda' })
    await user.type(bank(), 'stan{ArrowDown}{Enter}')
    expect(last()).toEqual({ ...emptyBank, bankName: 'Standard Bank', branchCode: '051001', accountHolder: 'Z Mda' })
    expect(useCode('051001')).not.toBeInTheDocument()
    await user.clear(bank())
    await user.type(bank(), 'FNB{ArrowDown}{Enter}')
    expect(last()).toMatchObject({ bankName: 'FNB', branchCode: '250655' })
    expect(useCode('250655')).not.toBeInTheDocument()
  })

  test('keeps a typed branch code, and offers its own', async () => {
    const { last, user } = show({ ...saved, branchCode: '632999' })
    await user.clear(bank())
    await user.type(bank(), 'ned{ArrowDown}{Enter}')
    expect(last()).toMatchObject({ bankName: 'Nedbank', branchCode: '632999' })
    expect(card().getByRole('status')).toHaveTextContent('The universal branch code of Nedbank is 198765.')
    await user.click(card().getByRole('button', { name: 'Use 198765' }))
    expect(last()).toMatchObject({ bankName: 'Nedbank', branchCode: '198765' })
    expect(useCode('198765')).not.toBeInTheDocument()
    expect(field('Branch code')).toHaveFocus()
  })

  test('can be a bank outside the table', async () => {
    const { last, user } = show(saved)
    await user.clear(bank())
    await user.type(bank(), 'Absa Mozambique')
    await user.tab()
    expect(last()).toEqual({ ...saved, bankName: 'Absa Mozambique' })
    expect(card().queryByRole('status')).not.toBeInTheDocument()
  })

  test('offers its code if it was typed instead of picked', async () => {
    const { last, user } = show({ ...saved, bankName: '', branchCode: '' })
    await user.type(bank(), 'absa')
    await user.tab()
    expect(last()).toMatchObject({ bankName: 'absa', branchCode: '' })
    expect(useCode('632005')).toBeInTheDocument()
  })
})

describe('bank details', () => {
  test('keep the typed values, and are cleared by one button', async () => {
    const { last, user } = show(saved)
    await user.type(field('Account number'), ' 12')
    expect(last()).toEqual({ ...saved, accountNumber: '1234567890 12' })
    await user.click(card().getByRole('button', { name: 'Remove bank details' }))
    expect(last()).toEqual(emptyBank)
    expect(card().getByRole('button', { name: 'Add bank details' })).toHaveFocus()
  })

  test('show each error at its field', () => {
    show(saved, { errors: { 'bankDetails.bankName': 'Type the bank', 'bankDetails.branchCode': 'Type the code' } })
    expect(bank()).toHaveAccessibleDescription('Type the bank')
    expect(field('Branch code')).toHaveAccessibleDescription('Type the code')
    expect(field('Account holder')).toBeValid()
  })

  test("can't change if read-only", () => {
    show({ ...saved, branchCode: '632999' }, { isReadOnly: true })
    expect(bank()).toHaveAttribute('readonly')
    for (const box of card().getAllByRole('textbox')) expect(box).toHaveAttribute('readonly')
    expect(card().queryByRole('button')).not.toBeInTheDocument()
  })
})
