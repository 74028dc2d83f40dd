import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Name } from '#ui/basics/name.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Tag } from '#ui/pickers/tag.tsx'

it('isolates the text direction of a name', () => {
  render(
    <>
      <PageHeader title="Edit business" subtitle="شركة إعادة التدوير" />
      <Tag name="מתכות בע״מ" onRemove={() => {}} />
    </>,
  )
  expect(screen.getByText('شركة إعادة التدوير').tagName).toBe('BDI')
  expect(screen.getByText('מתכות בע״מ').tagName).toBe('BDI')
})

it('aligns user input by its own direction', () => {
  render(<TextField label="Name" value="شركة إعادة التدوير" />)
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAttribute('dir', 'auto')
})

it('lets e-mail addresses break between parts, names only between words', () => {
  const { container } = render(
    <>
      <Name>naledi@metals.example</Name>
      <Name>J. P. Naidoo</Name>
    </>,
  )
  expect(container.innerHTML).toBe('<bdi>naledi@<wbr>metals.<wbr>example</bdi><bdi>J. P. Naidoo</bdi>')
})
