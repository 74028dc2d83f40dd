import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { lists } from '../../list-parts.ts'
import { naledi, renderApp } from '../../render-app.tsx'
import { openNewest } from '../open-newest.ts'
import {
  addLine,
  addMaterial,
  choose,
  combo,
  dateField,
  fillIn,
  materialSearch,
  openDate,
  openedForm,
  valueOf,
  weightOf,
} from '../trade-form.ts'

const lineNames = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)

async function filledIn() {
  const app = renderApp({ as: naledi, path: `${lists.business}/create` })
  await openedForm()
  await choose(app.user, 'Buyer', 'kasi', 'Kasi Recyclers')
  await addLine(app.user, 'copper', 'Copper wire', '40', '320')
  await addLine(app.user, 'PET', 'PET bottles', '80', '160')
  return app
}

describe('Enter in a transaction form', () => {
  test('moves through fields and lines to the search, with the text selected as by Tab, without recording', async () => {
    const { user, callsOf, path } = renderApp({ as: naledi, path: `${lists.business}/create` })
    await fillIn(user)
    await user.click(combo('Buyer'))
    await user.keyboard('{Escape}{Enter}')
    expect(combo('Seller')).toHaveFocus()
    const seller = combo('Seller') as HTMLInputElement
    expect([seller.selectionStart, seller.selectionEnd]).toEqual([0, seller.value.length])
    // Enter skips the date, because it is usually right. Tab does not skip it.
    await user.tab()
    expect(dateField()).toHaveFocus()
    await user.tab({ shift: true })
    await user.keyboard('{Enter}')
    expect(weightOf('Copper wire')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(valueOf('Copper wire')).toHaveFocus()
    await user.keyboard('640.5{Enter}')
    expect(materialSearch()).toHaveFocus()
    expect(valueOf('Copper wire')).toHaveValue('640.5')
    await user.keyboard('{Enter}{Enter}')
    expect(materialSearch()).toHaveFocus()
    expect(callsOf('transactions.create')).toEqual([])
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(path()).toBe(lists.business))
  })

  test('does not save in a line of a recorded transaction', async () => {
    const { user, callsOf, line, otherBuyer } = await openNewest()
    await user.clear(combo('Buyer'))
    await choose(user, 'Buyer', otherBuyer, otherBuyer)
    await user.click(valueOf(line.name))
    await user.keyboard('{Enter}')
    expect(materialSearch()).toHaveFocus()
    await user.keyboard('{Alt>}1{/Alt}')
    expect(weightOf(line.name)).toHaveFocus()
    await user.keyboard('{Alt>}9{/Alt}')
    expect(weightOf(line.name)).toHaveFocus()
    await openDate(user)
    await user.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Save changes' })).toHaveFocus()
    expect(callsOf('transactions.update')).toEqual([])
  })
})

test('Ctrl or ⌘ with Backspace removes a draft line at once, and Undo restores it', async () => {
  const { user } = await filledIn()
  for (const [command, weight] of Object.entries({ Control: '41.5', Meta: '42.5' })) {
    await user.clear(weightOf('Copper wire'))
    // Undo also restores text that was not committed by blur.
    await user.type(weightOf('Copper wire'), `${weight}{${command}>}{Backspace}{/${command}}`)
    await waitFor(() => expect(lineNames()).toEqual(['PET bottlesGW 51-01']))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(materialSearch()).toHaveFocus()
    expect(await screen.findByText('Copper wire removed')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(lineNames()).toEqual(['Copper wireGW 53-02', 'PET bottlesGW 51-01']))
    expect(weightOf('Copper wire')).toHaveFocus()
    expect(weightOf('Copper wire')).toHaveValue(weight)
    expect(valueOf('Copper wire')).toHaveValue('320')
  }
})

test('Ctrl or ⌘ with an arrow moves between lines in a column, and to the search after the last', async () => {
  const { user } = await filledIn()
  for (const [command, cellOf] of Object.entries({ Control: weightOf, Meta: valueOf })) {
    const go = (arrow: 'ArrowUp' | 'ArrowDown') => user.keyboard(`{${command}>}{${arrow}}{/${command}}`)
    await user.click(cellOf('Copper wire'))
    const before = (cellOf('Copper wire') as HTMLInputElement).value
    await go('ArrowUp')
    expect(cellOf('Copper wire')).toHaveFocus()
    await go('ArrowDown')
    expect(cellOf('PET bottles')).toHaveFocus()
    await go('ArrowDown')
    expect(materialSearch()).toHaveFocus()
    await go('ArrowUp')
    expect(weightOf('PET bottles')).toHaveFocus()
    expect(cellOf('Copper wire')).toHaveValue(before)
  }
})

test('the dialog before a line is removed warns only about the form if the line is not saved', async () => {
  const { user, line } = await openNewest()
  const ask = async (name: string) => {
    await user.click(screen.getByRole('button', { name: `Remove ${name}` }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you absolutely sure?' })
    expect(dialog).toHaveTextContent(
      'This action cannot be undone. This will permanently delete the resource from the system.',
    )
    expect(within(dialog).getByRole('textbox', { name: 'Type I confirm' })).toBeVisible()
    return dialog
  }
  await addMaterial(user, 'tyres', 'Tyres')
  expect(await ask('Tyres')).toHaveTextContent('The line for Tyres is not saved yet. Only this form changes.')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  const saved = await ask(line.name)
  expect(saved).toHaveTextContent(`You are removing the line for ${line.name}.`)
  expect(saved).not.toHaveTextContent('is not saved')
})
