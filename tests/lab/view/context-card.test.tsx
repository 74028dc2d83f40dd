import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { replay } from '#lab/core/run/replay.ts'
import { ContextCard } from '#lab/view/context-card.tsx'
import { linesExample } from '#machines/lines/lines.example.ts'

const entry = (text: string) => screen.getByText(text).closest('li')

test('the context opens node by node down to the change', async () => {
  const user = userEvent.setup()
  const event = { type: 'line.change', key: 'line-2', weight: 7 }
  const { moments } = await replay(linesExample, {
    input: 'a saved record with two lines',
    steps: [{ do: 'send', event }],
  })
  const [before, moment] = moments
  if (!moment) throw new Error('The run has applied a step.')
  render(<ContextCard moment={moment} before={before} />)
  expect(entry('count')).not.toHaveTextContent('changed')
  expect(entry('lines')).toHaveTextContent('changed')
  expect(screen.queryByText('weight')).toBeNull()
  for (const name of ['lines', '1', 'ref']) await user.click(await screen.findByText(name))
  await screen.findByText('weight')
  expect(entry('weight')).toHaveTextContent(/^weightchanged 7$/)
  expect(entry('value')).not.toHaveTextContent('changed')
})
