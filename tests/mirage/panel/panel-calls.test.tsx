import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { LoggedCall } from '#mirage/server/call-log.ts'
import { openPanel } from './panel-source.tsx'

const plain: LoggedCall = {
  number: 1,
  name: 'materials.list',
  method: 'GET',
  path: '/api/materials',
  query: 'page=2&searchTerm=a%20b',
  body: null,
  status: 200,
  answer: '{"items":[]}',
  at: new Date(2026, 10, 20, 9, 30, 5).getTime(),
  begun: 0,
  took: 151.6,
  changes: [],
}

const saved: LoggedCall = {
  ...plain,
  number: 2,
  name: 'materials.update',
  method: 'PUT',
  path: '/api/materials/7',
  query: '',
  body: { name: 'Cork' },
  answer: 'OK',
  changes: [
    {
      table: 'materials',
      id: '7',
      kind: 'changed',
      fields: [
        { field: 'name', before: 'Wax', after: 'Cork' },
        { field: 'roleIds', before: null, after: ['a'] },
      ],
    },
  ],
}

const unknown: LoggedCall = { ...plain, number: 3, name: null, path: '/api/nonsense', query: '', status: 404 }
const lost: LoggedCall = { ...plain, number: 4, status: null, answer: 'TypeError: Failed to fetch' }
const waiting: LoggedCall = { ...plain, number: 5, status: null, answer: '', took: null }

async function openLog(...list: readonly LoggedCall[]) {
  const opened = await openPanel()
  await opened.user.click(screen.getByRole('tab', { name: 'Calls' }))
  act(() => opened.calls.write(list))
  return opened
}
const lines = () => within(screen.getByRole('list', { name: 'Calls' })).getAllByRole('button')
const names = () => lines().map(({ textContent }) => textContent)

afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

/** Returns a part of the details of a call by its heading. */
const part = (name: string) => screen.getByRole('heading', { name }).parentElement as HTMLElement

describe('The log of calls', () => {
  test('has a line for each call, newest first, until it is cleared', async () => {
    const { user } = await openLog(plain, saved, lost)
    expect(screen.getByText('3 calls')).toBeInTheDocument()
    expect(names()).toEqual([
      'GET /api/materials materials.list · 09:30:05 · 152 ms no answer',
      'PUT /api/materials/7 materials.update · 09:30:05 · 152 ms 200',
      'GET /api/materials materials.list · 09:30:05 · 152 ms 200',
    ])
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(screen.getByText('Requests will appear here.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Clear' })).toBeDisabled()
  })

  test('shows query, body, response and changed data of a call on demand, or why there was no response', async () => {
    const { user } = await openLog(plain, saved, lost)
    const [unanswered, update, read] = lines() as [HTMLElement, HTMLElement, HTMLElement]
    expect(read).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('heading', { name: 'Answer' })).not.toBeInTheDocument()
    await user.click(read)
    expect(part('Query')).toHaveTextContent('page = 2 searchTerm = a b')
    expect(part('Answer')).toHaveTextContent('{ "items": [] }')
    expect(part('Changed data')).toHaveTextContent('Nothing')
    expect(screen.queryByRole('heading', { name: 'Request' })).not.toBeInTheDocument()
    await user.click(read)
    expect(screen.queryByRole('heading', { name: 'Answer' })).not.toBeInTheDocument()

    await user.click(update)
    expect(part('Request')).toHaveTextContent('{ "name": "Cork" }')
    const changes = part('Changed data')
    expect(changes).toHaveTextContent('materials, changed 7')
    expect(within(changes).getByText('Wax').tagName).toBe('DEL')
    expect(within(changes).getByText('Cork').tagName).toBe('INS')
    const values = within(changes).getAllByRole('definition')
    expect(values.map(({ textContent }) => textContent)).toEqual(['Wax → Cork', 'null → ["a"]'])
    expect(part('Answer')).toHaveTextContent('OK')

    await user.click(unanswered)
    expect(part('Reason')).toHaveTextContent('Failed to fetch')
  })

  test('shows the start of a long response, and the rest on demand', async () => {
    const { user } = await openLog({ ...plain, answer: `${'x'.repeat(3000)} the end` })
    await user.click(screen.getByRole('button', { name: /^GET/ }))
    const answer = part('Answer')
    expect(answer).not.toHaveTextContent('the end')
    await user.click(screen.getByRole('button', { name: 'Show the rest' }))
    expect(answer).toHaveTextContent(/the end$/)
  })

  test('shows how long a call has been pending, and then its outcome', async () => {
    const { user, calls } = await openLog()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    const pending = { ...waiting, begun: performance.now() - 3500 }
    act(() => calls.write([pending]))
    expect(names()).toEqual(['GET /api/materials materials.list · 09:30:05 · 3 s so far waiting'])
    act(() => void vi.advanceTimersByTime(1000))
    expect(names()).toEqual(['GET /api/materials materials.list · 09:30:05 · 4 s so far waiting'])
    vi.useRealTimers()
    await user.click(screen.getByRole('button', { name: /^GET/ }))
    expect(part('Answer')).toHaveTextContent('Pending')
    expect(screen.queryByRole('heading', { name: 'Changed data' })).not.toBeInTheDocument()
    await user.type(screen.getByRole('textbox', { name: 'Filter' }), 'waiting')
    expect(screen.getByText('1 of 1 call')).toBeInTheDocument()
    await user.clear(screen.getByRole('textbox', { name: 'Filter' }))
    act(() => calls.write([{ ...pending, status: 200, answer: '{"items":[]}', took: 4200 }]))
    expect(names()).toEqual(['GET /api/materials materials.list · 09:30:05 · 4200 ms 200'])
    expect(part('Answer')).toHaveTextContent('{ "items": [] }')
  })

  test('marks a call that no route answers, and filters by name, method, path and status', async () => {
    const { user } = await openLog(plain, saved, unknown)
    expect(names()[0]).toBe('GET /api/nonsense No route · 09:30:05 · 152 ms 404 no route')
    const [unrouted, known] = screen.getAllByRole('listitem')
    expect(unrouted?.className).not.toBe(known?.className)
    const filter = screen.getByRole('textbox', { name: 'Filter' })
    await user.type(filter, 'UPDATE')
    expect(names()).toHaveLength(1)
    expect(screen.getByText('1 of 3 calls')).toBeInTheDocument()
    await user.clear(filter)
    await user.type(filter, '404')
    expect(names()[0]).toContain('/api/nonsense')
    await user.clear(filter)
    await user.type(filter, 'no route')
    expect(names()).toHaveLength(1)
  })

  test('shows 100 calls first, and more on demand', async () => {
    const many = Array.from({ length: 150 }, (_, index) => ({ ...plain, number: index + 1 }))
    const { user } = await openLog(...many)
    expect(lines()).toHaveLength(100)
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(lines()).toHaveLength(150)
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  })
})
