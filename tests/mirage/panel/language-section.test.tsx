import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { LanguageSection } from '#mirage/panel/sections/language-section.tsx'

test('The panel offers every language and the pseudo-language, and stores a choice', async () => {
  render(<LanguageSection />)
  const select = screen.getByRole('combobox', { name: 'Language of the texts' })
  expect(select).toHaveValue('en')
  expect(screen.getAllByRole('option')).toHaveLength(7)
  await userEvent.selectOptions(select, 'Pseudo-language')
  expect(localStorage.getItem('threereco.texts')).toBe('en-XA')
})
