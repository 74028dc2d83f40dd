import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Alert } from '#ui/feedback/alert.tsx'
import { ErrorPanel } from '#ui/feedback/error-panel.tsx'
import { StackedBar } from '#ui/figures/stacked-bar.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Pagination } from '#ui/table/pagination.tsx'
import { Column, NoColumn, Table, TableBody, TableHead } from '#ui/table/table.tsx'
import { ActionsCell, Cell, Row, RowHead, RowLink } from '#ui/table/table-row.tsx'

const table = (onSort: () => void) => (
  <Table label="Materials" aria-busy>
    <TableHead>
      <Column sort="ascending" onSort={onSort}>
        Name
      </Column>
      <Column isNumeric unit="kg/kg">
        CO₂ Factor
      </Column>
      <NoColumn />
    </TableHead>
    <TableBody>
      <Row>
        <RowHead detail="GW53-02">
          <RowLink href="/admin/materials/1/edit">Aluminium cans</RowLink>
        </RowHead>
        <Cell label="CO₂ Factor" isNumeric>
          9.11
        </Cell>
        <ActionsCell>
          <button type="button">Delete</button>
        </ActionsCell>
      </Row>
    </TableBody>
  </Table>
)

describe('table', () => {
  it('names columns and rows, its sort order and its busy state, and sorts by its headers', async () => {
    const onSort = vi.fn<() => void>()
    render(table(onSort))
    expect(screen.getByRole('table', { name: 'Materials' })).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
    expect(screen.getByRole('columnheader', { name: 'CO₂ Factor kg/kg' })).not.toHaveAttribute('aria-sort')
    expect(screen.getAllByRole('columnheader')).toHaveLength(2)
    expect(screen.getByRole('rowheader', { name: 'Aluminium cans GW53-02' })).toBeInTheDocument()
    expect(screen.getByRole('cell', { name: '9.11' })).toHaveAttribute('data-label', 'CO₂ Factor')
    expect(screen.getByRole('link', { name: 'Aluminium cans' })).toHaveAttribute('href', '/admin/materials/1/edit')
    await userEvent.setup().click(screen.getByRole('button', { name: 'Name' }))
    expect(onSort).toHaveBeenCalledOnce()
  })
})

function showPages(page: number, count = 42) {
  const onPageChange = vi.fn<(page: number) => void>()
  const onPageSizeChange = vi.fn<(size: number) => void>()
  render(
    <Pagination
      position={{
        page,
        pages: Math.max(Math.ceil(count / 10), 1),
        range: count === 0 ? null : { from: page * 10 - 9, to: Math.min(page * 10, count) },
        count,
      }}
      pageSize={10}
      pageSizes={[10, 25, 50]}
      onPageChange={onPageChange}
      onPageSizeChange={onPageSizeChange}
    />,
  )
  return {
    onPageChange,
    onPageSizeChange,
    user: userEvent.setup(),
    input: screen.queryByRole('textbox', { name: 'Page' }) as HTMLElement,
  }
}

describe('pagination', () => {
  it('shows the row range or a text, and no buttons if the smallest page size fits all rows', () => {
    showPages(5)
    expect(screen.getByRole('status')).toHaveTextContent('41–42 of 42')
    cleanup()
    showPages(1, 0)
    expect(screen.getByRole('status')).toHaveTextContent('No rows')
    expect(screen.queryByRole('button')).toBeNull()
    cleanup()
    showPages(1, 10)
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('has First and Last only beyond twenty pages', async () => {
    showPages(20, 200)
    expect(screen.queryByRole('button', { name: 'Last' })).toBeNull()
    cleanup()
    const { onPageChange, user } = showPages(7, 205)
    await user.click(screen.getByRole('button', { name: 'Last' }))
    await user.click(screen.getByRole('button', { name: 'First' }))
    expect(onPageChange.mock.calls).toEqual([[21], [1]])
  })

  it.each([
    [1, 'First', 'Last'],
    [21, 'Last', 'First'],
  ])('disables the button of the current page %i', async (page, here, there) => {
    const { onPageChange, user } = showPages(page, 205)
    const button = screen.getByRole('button', { name: here })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('button', { name: there })).not.toHaveAttribute('aria-disabled')
    await user.click(button)
    expect(onPageChange).not.toHaveBeenCalled()
  })

  it('moves within the ends, and changes the page size', async () => {
    const { onPageChange, onPageSizeChange, user } = showPages(1)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows' }), '25')
    expect(onPageSizeChange.mock.calls).toEqual([[25]])
    const previous = screen.getByRole('button', { name: 'Previous' })
    expect(previous).toHaveAttribute('aria-disabled', 'true')
    await user.click(previous)
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(onPageChange.mock.calls).toEqual([[2]])
  })

  it('opens a typed page, or the last one beyond the end, and restores the number after an invalid one', async () => {
    const { onPageChange, user, input } = showPages(2)
    await user.clear(input)
    await user.tab()
    expect(input).toHaveValue('2')
    expect(onPageChange).not.toHaveBeenCalled()
    await user.clear(input)
    await user.type(input, '4{Enter}')
    await user.clear(input)
    await user.type(input, '99{Enter}')
    expect(onPageChange.mock.calls).toEqual([[4], [5]])
  })
})

describe('error panel', () => {
  it('shows name and message in an alert, and details on request', async () => {
    const user = userEvent.setup()
    render(<ErrorPanel name="Server error" message="The server answered 500." details="GET /api/materials" />)
    expect(screen.getByRole('heading', { name: 'Something went wrong!' })).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('Server errorThe server answered 500.')
    expect(screen.getByText('GET /api/materials')).not.toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show details' }))
    expect(screen.getByText('GET /api/materials')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Hide details' }))
    expect(screen.getByText('GET /api/materials')).not.toBeVisible()
  })
})

describe('screen parts', () => {
  it('are regions if they have a title', () => {
    render(<Card title="This load">3 lines</Card>)
    expect(screen.getByRole('region', { name: 'This load' })).toHaveTextContent('3 lines')
  })

  it('interrupt only with errors', () => {
    render(
      <>
        <Alert kind="bad">Not saved.</Alert>
        <Alert>Saved.</Alert>
      </>,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved.')
    expect(screen.getByRole('status')).toHaveTextContent('Saved.')
  })

  it('list the values of a bar', () => {
    render(
      <StackedBar
        label="CO₂e by family"
        shares={[
          { id: 'metal', family: 'metal', name: 'Metal', amount: 3, text: '3.00' },
          { id: 'glass', family: 'glass', name: 'Glass', amount: 0, text: '0.00' },
        ]}
      />,
    )
    const items = within(screen.getByRole('list', { name: 'CO₂e by family' })).getAllByRole('listitem')
    expect(items.map(item => item.textContent)).toEqual(['Metal3.00', 'Glass0.00'])
  })

  it('show negative shares in a second bar on the same scale', () => {
    const { container } = render(
      <StackedBar
        label="CO₂e by family"
        shares={[
          { id: 'metal', family: 'metal', name: 'Metal', amount: 8, text: '8.00' },
          { id: 'glass', family: 'glass', name: 'Glass', amount: null, text: 'unknown' },
          { id: 'tyres', family: 'tyres', name: 'Tyres', amount: -2, text: 'emitted 2.00' },
        ]}
      />,
    )
    const bars = [...container.querySelectorAll('[aria-hidden="true"]:has(> span)')]
    const lengths = bars.map(bar => [...bar.querySelectorAll('span')].map(({ style }) => Number(style.flexGrow)))
    // The last length of each bar is its empty part.
    expect(lengths).toEqual([
      [1, 0],
      [0.25, 0.75],
    ])
    const items = within(screen.getByRole('list', { name: 'CO₂e by family' })).getAllByRole('listitem')
    expect(items.map(item => item.textContent)).toEqual(['Metal8.00', 'Glassunknown', 'Tyresemitted 2.00'])
  })
})
