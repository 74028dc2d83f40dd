import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { headerOf } from '#lab/product/machine-catalogue.ts'
import { renderLab, stubLayoutWorker } from './render-lab.tsx'

const active = () => within(screen.getByRole('list', { name: 'Active states' })).getAllByRole('listitem')
const isIn = async (state: string) => {
  await waitFor(() => expect(active().map(({ textContent }) => textContent)).toContain(state))
}
const button = (name: string) => screen.getByRole('button', { name })

/** Opens the machine of a look-up, and waits for its run. */
async function openLookup() {
  const user = renderLab('/lab/lookup')
  await isIn('idle')
  return user
}

/** Returns a picture's natural width in px. */
const widthOf = (picture: HTMLElement) => Number(picture.firstElementChild?.getAttribute('viewBox')?.split(' ')[2])

const findPicture = () => screen.findByRole('region', { name: /^Picture/ })

/** Opens the machine of a look-up, and makes it search for lead and find it. */
async function findLead() {
  const user = await openLookup()
  await user.click(button('term.type …'))
  await user.clear(screen.getByRole('textbox', { name: 'term' }))
  await user.type(screen.getByRole('textbox', { name: 'term' }), 'Lead')
  await user.click(button('Send'))
  await isIn('typing')
  await user.click(button('End delay'))
  await isIn('loading')
  await user.click(button('Answer'))
  await isIn('ready')
  return user
}

describe('the machine lab', () => {
  beforeAll(stubLayoutWorker)
  afterAll(() => void vi.unstubAllGlobals())

  test('drives a machine manually: events, results of actors, delays', async () => {
    await findLead()
    expect(screen.getByText('[{"id":"Lead","name":"Lead"}]')).toBeVisible()
    const log = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(log).toContain('find answers ready')
    expect(log.some(entry => entry?.includes('emits {"type":"term.changed","term":"Lead"}'))).toBe(true)
  })

  test('shows the machine and its state as a chart and as a table, with its coverage, and actions on request', async () => {
    const user = await openLookup()
    expect(screen.getByRole('link', { name: 'lookup 100 % 6 states · 14 transitions' })).toHaveAttribute('href')
    expect(screen.getByRole('link', { name: /^session 99 % 26 states · 100 of 101 transitions$/ })).toBeVisible()
    expect(await screen.findByText('This run: 1 of 6 states, 0 of 14 transitions')).toBeVisible()
    expect(within(await findPicture()).queryByText('/ takeTerm')).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: 'Actions' }))
    expect(await within(await findPicture()).findAllByText(/^\/ \w/)).not.toHaveLength(0)
    expect(await screen.findByRole('img', { name: 'Chart of lookup. Active: idle' })).toBeVisible()
    await user.click(button('lookup.open'))
    expect(await screen.findByRole('img', { name: 'Chart of lookup. Active: loading' })).toBeVisible()
    // The covered states include a transient state.
    expect(await screen.findByText('This run: 3 of 6 states, 2 of 14 transitions')).toBeVisible()
    await user.click(screen.getByText('As a table'))
    const table = await screen.findByRole('table', { name: 'Transitions of lookup' })
    expect(within(table).getByText('find fails').closest('tr')).toHaveTextContent(
      'loading (active)find failsfailedshowProblem',
    )
  })

  test('opens a large machine on the neighbours of the active state, and finds another state', async () => {
    const user = renderLab('/lab/session')
    const picture = within(await findPicture())
    expect(await picture.findByText('7 states shown, 19 folded')).toBeVisible()
    await user.click(picture.getByText('unverified +'))
    expect(await picture.findByText('unverified')).toBeVisible()
    await user.click(button('Show active state'))
    expect(await picture.findByText('unverified +')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'All 26' }))
    expect(within(await findPicture()).queryByText('unverified +')).toBeNull()
    await user.keyboard('/registrationun')
    await user.click(button('signedOut.registrationUnanswered'))
    expect(await within(await findPicture()).findByText('registrationUnanswered')).toBeVisible()
    expect(button('signedOut.registrationUnanswered')).toHaveAttribute('aria-current', 'true')
  })

  test('zooms by keys and to fit, and by the wheel without zooming the page', async () => {
    const user = renderLab('/lab/lookup')
    const picture = await screen.findByRole('region', { name: /^Picture. Move it with the arrow keys/ })
    picture.focus()
    await user.keyboard('+')
    expect(picture.firstElementChild).toHaveStyle({ width: `${1.25 * widthOf(picture)}px` })
    await user.keyboard('-')
    expect(picture.firstElementChild).toHaveStyle({ width: `${0.8 * widthOf(picture)}px` })
    await user.keyboard('{Control>}+{/Control}')
    expect(picture.firstElementChild).toHaveStyle({ width: `${0.8 * widthOf(picture)}px` })
    await user.keyboard('0')
    expect(button('Fit')).toBeDisabled()
    // `fireEvent` returns true if no listener called `preventDefault`.
    expect(fireEvent.wheel(picture, { deltaY: -100 })).toBe(true)
    expect(button('Fit')).toBeDisabled()
    expect(fireEvent.wheel(picture, { deltaY: -100, ctrlKey: true })).toBe(false)
    expect(picture.firstElementChild).toHaveStyle({ width: `${1.2 * widthOf(picture)}px` })
  })

  test('undoes steps in the log, copies a link to this place, and continues as a branch', async () => {
    const user = await findLead()
    await user.click(button('Back'))
    await isIn('loading')
    await user.click(button('Copy link'))
    const link = new URL(await navigator.clipboard.readText())
    await user.click(button('Fail'))
    await isIn('failed')
    expect(button('find fails (server) failed')).toHaveAttribute('aria-current', 'step')
    expect(screen.queryByRole('button', { name: /^find answers/ })).toBeNull()
    document.body.replaceChildren()
    renderLab(link.pathname + link.hash)
    await isIn('loading')
    expect(screen.getByText(/2 \/ 3/)).toBeVisible()
    expect(button('find answers')).toBeVisible()
  })

  test('pauses automatic results while steps are undone', async () => {
    const user = await openLookup()
    const find = within(screen.getByRole('radiogroup', { name: 'find' }))
    await user.click(find.getByRole('radio', { name: 'Answers' }))
    await user.click(button('lookup.open'))
    await isIn('ready')
    await user.click(button('Back'))
    await isIn('loading')
    expect(screen.getByText('Paused: there are steps ahead in the log.')).toBeVisible()
    await user.click(find.getByRole('radio', { name: 'Fails' }))
    await user.click(button('Continue from here'))
    await isIn('failed')
    expect(button('find fails (server) failed')).toHaveAttribute('aria-current', 'step')
    expect(screen.queryByText('Paused: there are steps ahead in the log.')).toBeNull()
  })

  test('restores automatic results from the address', async () => {
    const user = await openLookup()
    const leisure = within(screen.getByRole('radiogroup', { name: 'leisure' }))
    await user.click(leisure.getByRole('radio', { name: 'Never' }))
    await user.click(button('lookup.open'))
    await isIn('loading')
    await user.click(button('Restart'))
    await isIn('idle')
    expect(leisure.getByRole('radio', { name: 'Never' })).toBeChecked()
    expect(JSON.parse(new URLSearchParams(location.hash.slice(1)).get('modes') ?? '')).toEqual({
      actors: { leisure: { does: 'never' } },
      delays: {},
    })
  })

  /** Returns a file with a run of the lookup in which the search failed. */
  const failedRun = () => {
    const steps = [
      { do: 'send', event: { type: 'lookup.open' } },
      { do: 'fail', src: 'find', kind: 'network' },
    ]
    const place = { input: 'an empty field', steps, applied: 2 }
    return new File([JSON.stringify({ machine: 'lookup', ...place })], 'lookup.run.json', { type: 'application/json' })
  }
  const chooseFile = async (user: ReturnType<typeof renderLab>, name: string) => {
    const input = button(name).nextElementSibling
    if (!(input instanceof HTMLInputElement)) throw new Error(`No file can be chosen for ${name}`)
    await user.upload(input, failedRun())
  }

  test('compares the run with a saved run', async () => {
    const user = await openLookup()
    await user.click(button('lookup.open'))
    await isIn('loading')
    expect(button('Details')).toHaveAttribute('aria-expanded', 'false')
    await chooseFile(user, 'Compare run')
    expect(button('Details')).toHaveAttribute('aria-expanded', 'true')
    const table = await screen.findByRole('table', { name: 'Steps of both runs' })
    expect(await within(table).findByText('find fails (network) → failed')).toBeVisible()
    expect(within(table).getAllByText('same')).toHaveLength(2)
    expect(within(table).getAllByText('different')).toHaveLength(1)
    expect(screen.getByText('Different in the context: problem')).toBeVisible()
  })

  test('opens a saved run, and plays the steps of its log', async () => {
    const user = await openLookup()
    await chooseFile(user, 'Open run')
    await isIn('failed')
    expect(screen.getByText(/2 \/ 2/)).toBeVisible()
    await user.click(button('start idle'))
    await isIn('idle')
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const passPause = () => act(() => vi.advanceTimersByTimeAsync(800))
    await user.click(button('Play'))
    await passPause()
    await isIn('loading')
    await user.click(button('Pause'))
    await passPause()
    await isIn('loading')
    await user.click(button('Play'))
    await passPause()
    await isIn('failed')
    expect(button('Play')).toBeDisabled()
  })

  test('finds the paths of the machine, and plays one', async () => {
    const user = await openLookup()
    await user.click(button('Find paths'))
    await user.click(await screen.findByRole('button', { name: /^Choose one of 10 paths/ }))
    await user.click(screen.getByRole('option', { name: /^lookup.open, find fails .* → failed$/ }))
    expect(await screen.findByText('0 / 2')).toBeVisible()
    await user.click(button('On'))
    await isIn('loading')
  })

  test('edits the context of the run, and shows the messages between its actors', async () => {
    const user = await openLookup()
    await user.click(screen.getByText('Edit context'))
    const field = screen.getByRole('textbox', { name: 'Fields of the context' })
    await user.clear(field)
    await user.type(field, '{{"term":"Lead"}')
    await user.click(button('Set fields'))
    expect(await screen.findByRole('button', { name: 'context gets term idle' })).toHaveAttribute(
      'aria-current',
      'step',
    )
    await user.click(screen.getByText('Sequence diagram'))
    await user.click(button('lookup.open'))
    const messages = screen.getByRole('listbox', { name: 'Messages' })
    expect(await within(messages).findByRole('option', { name: /start find/ })).toBeVisible()
  })

  test('reports a truncated link and shows the start', async () => {
    renderLab('/lab/lookup?input=an+empty+field&steps=[{')
    expect(await screen.findByRole('alert')).toHaveTextContent('The link was cut or changed. Here is the start.')
    await isIn('idle')
  })

  test('explains why a run has no link', async () => {
    const step = { do: 'send', event: { type: 'confirmation.open' }, lost: ['subject'] }
    renderLab(
      `/lab/confirmation#${new URLSearchParams({ input: 'a material that can be deleted', steps: JSON.stringify([step]) })}`,
    )
    expect(
      await screen.findByText('confirmation.open has data that a link can’t contain.', { exact: false }),
    ).toBeVisible()
    expect(button('Copy link')).toBeDisabled()
    expect(button('Copy as test')).toBeDisabled()
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This run cannot be replayed: confirmation.open has data that a link can’t contain',
    )
  })

  test.each([
    ['/lab/nothing', 'There is no machine called nothing.'],
    ['/lab/lookup/more', 'The lab has no page at this address.'],
    ['/lab/lookup?screen=nowhere', 'There is no screen called nowhere.'],
    ['/lab/lookup?screen=materials', 'The screen materials shows the machine list, not lookup.'],
    ['/lab/lookup#input=toString', 'There is no input called toString.'],
    [
      `/lab/lookup?input=an+empty+field&steps=${encodeURIComponent('[{"do":"pass","delay":"typingPause"}]')}`,
      'This run cannot be replayed: Nothing waits for typingPause.',
    ],
  ])('shows the fault in the address %s', async (address, words) => {
    renderLab(address)
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
  })

  test('stores a long run in the hash, which servers never receive', async () => {
    const open400 = Array.from({ length: 400 }, () => ({ do: 'send', event: { type: 'lookup.open' } }))
    renderLab(`/lab/lookup#${new URLSearchParams({ input: 'an empty field', steps: JSON.stringify(open400) })}`)
    expect(await screen.findByText(/400 \/ 400/)).toBeVisible()
    expect(location.search).toBe('')
  })
})

test('the paragraphs of a machine’s comment are separated', () => {
  expect(headerOf('/*\n * One\n * line.\n *\n * Two.\n */\nimport')).toEqual(['One line.', 'Two.'])
  expect(headerOf('import')).toEqual([''])
})
