import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Button } from '#ui/basics/button.tsx'

const drawings = (name: string) => screen.getByRole('button', { name }).querySelectorAll('svg')

test('shows a chevron on a button that opens a menu', () => {
  render(
    <>
      <Button>Save changes</Button>
      <Button aria-haspopup="menu">Print slip</Button>
    </>,
  )
  expect(drawings('Save changes')).toHaveLength(0)
  expect(drawings('Print slip')).toHaveLength(1)
})
