import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { choose } from '../record-form.ts'
import { begin, chooseFile, importing, previewed, verdictOf } from './import-screen.ts'

const header = 'Name;GW code;CO₂ factor\n'
const file = `${header}Brass swarf;GW 53-09;2,51\nPET bottles;GW 51-01;1,2\nHDPE bottles;GW 51-02;0,8355\nZinc;GW 53-07;about 2`

test('link to the import is hidden without permission, and the address names the missing permissions', async () => {
  const { go } = await importing({ permissions: ['materials.access', 'materials.view'] })
  expect(await screen.findByText(/You don’t have access to this page/)).toBeVisible()
  expect(screen.getByText(/the permission materials\.create/)).toBeVisible()
  go('/admin/materials')
  await screen.findByText('44 materials')
  expect(screen.queryByRole('link', { name: 'Import' })).not.toBeInTheDocument()
})

describe('preview of a file', () => {
  test('marks and filters rows as new, changed, unchanged or invalid, without writing', async () => {
    const { user, callsOf, mock } = await importing()
    const pet = mock.store.materials.all().find(({ name }) => name === 'PET bottles')
    await chooseFile(user, file)
    await begin(2)
    expect(screen.getByText('1 new, 1 changed, 1 unchanged and 1 invalid.')).toBeVisible()
    expect(await previewed()).toEqual([
      ['Brass swarf', 'GW 53-09', '2.5100', 'New', '2', 'Import row 2'],
      ['PET bottles', 'GW 51-01', `was ${pet?.carbonFactor} → becomes 1.2000`, 'Changed', '3', 'Import row 3'],
      ['HDPE bottles', 'GW 51-02', '0,8355', 'Unchanged', '4', ''],
      ['Zinc', 'GW 53-07', 'about 2', 'InvalidCO₂ factor: “about 2” is not a number', '5', ''],
    ])
    await user.click(screen.getByRole('radio', { name: 'Invalid 1' }))
    expect((await previewed()).map(([name]) => name)).toEqual(['Zinc'])
    await user.click(screen.getByRole('radio', { name: 'All 4' }))
    expect(await previewed()).toHaveLength(4)
    expect([...callsOf('materials.create'), ...callsOf('materials.update')]).toEqual([])
  })

  test('shows many rows page by page', async () => {
    const { user } = await importing()
    const rows = Array.from({ length: 60 }, (_, at) => `Alloy ${at + 1};GW 53;${at + 1}`)
    await chooseFile(user, header + rows.join('\n'))
    await begin(60)
    expect(await previewed()).toHaveLength(25)
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect((await previewed())[0]?.[0]).toBe('Alloy 26')
  })

  test('reads Windows-1252, and shows which lines another encoding changes', async () => {
    const { user } = await importing()
    const bytes = new Uint8Array(
      Array.from(`${header.replace('₂', '2')}K\u00e4fig;GW 53;1,5`, letter => letter.charCodeAt(0)),
    )
    await chooseFile(user, bytes)
    await begin(1)
    expect((await previewed())[0]?.[0]).toBe('Käfig')
    expect(screen.getByText('1 line depends on the encoding. Check it.')).toBeVisible()
    await choose(user, 'Encoding', 'Windows-1250')
    await begin(1)
    expect(screen.getByRole('button', { name: /Encoding$/ })).toHaveFocus()
    expect(screen.queryByRole('table', { name: 'Lines that depend on the encoding' })).not.toBeInTheDocument()
    await choose(user, 'Encoding', 'UTF-8')
    const lines = await screen.findByRole('table', { name: 'Lines that depend on the encoding' })
    expect(lines).toHaveTextContent('2Käfig;GW 53;1,5K\ufffdfig;GW 53;1,5')
    expect((await previewed())[0]?.[0]).toBe('K\ufffdfig')
  })

  test('finds the headings below title rows, and lets the user choose another row', async () => {
    const { user } = await importing()
    await chooseFile(user, 'Register of the north yard,,\n,,\nName,GW code,CO2 factor\nBrass,GW 53-04,2.51')
    await begin(1)
    const headings = screen.getByRole('button', { name: /Headings$/ })
    expect(headings).toHaveTextContent('Row 3: Name · GW code · CO2 factor')
    expect(headings).toHaveAccessibleDescription('The 2 rows above are not read.')
    expect(await previewed()).toEqual([['Brass', 'GW 53-04', '2.5100', 'New', '4', 'Import row 4']])
    await choose(user, 'Headings', 'Row 1: Register of the north yard')
    expect((await screen.findAllByText('Choose a column'))[0]).toBeVisible()
    expect(screen.getByText('Choose the missing columns and notations first.')).toBeVisible()
    await choose(user, 'Headings', 'No headings')
    expect(screen.getByRole('button', { name: /Headings$/ })).toHaveTextContent('No headings')
  })

  test('refuses a workbook with a reason, and takes another file', async () => {
    const { user, mock } = await importing()
    await chooseFile(user, 'PK\u0003\u0004')
    expect(await screen.findByRole('alert')).toHaveTextContent(/spreadsheet is damaged/)
    const release = mock.switches.hold('materials.list')
    await chooseFile(user, file)
    expect(await screen.findByText('Comparing with existing records…')).toBeVisible()
    release()
    await begin(2)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('offers a retry if the existing materials fail to load or change while they are read', async () => {
    const { user, mock } = await importing({
      prepare: ({ materials }) => {
        for (let nth = 1; nth <= 120; nth += 1) {
          materials.insert({ name: `Alloy ${nth}`, gwCode: 'GW 53-10', carbonFactor: '1' })
        }
      },
    })
    mock.switches.fail('materials.list', { kind: 'status', status: 503, times: 'always' })
    await chooseFile(user, file)
    expect(await screen.findByRole('alert')).toHaveTextContent(/Could not load the existing records.*is unavailable/)
    mock.switches.clear()
    mock.switches.fail('materials.list', { kind: 'changing', times: 'always' })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText(/Records are changing\. Try again\./)).toBeVisible()
    mock.switches.clear()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await begin(2)
  })
})

describe('columns', () => {
  test('can be chosen if their names are unclear, and ignored columns are named', async () => {
    const { user } = await importing()
    await chooseFile(user, 'Foo;Bar;Baz;Source\nBrass swarf;GW 53-09;2,51;Own')
    expect((await screen.findAllByText('Choose a column'))[0]).toBeVisible()
    expect(screen.queryByRole('table', { name: 'Import preview' })).not.toBeInTheDocument()
    for (const [field, column] of [
      ['Name', 'Foo'],
      ['GW code', 'Bar'],
      ['CO₂ factor', 'Baz'],
    ] as const) {
      await choose(user, field, column)
    }
    await begin(1)
    expect(screen.getByText('Not read: “Source”.')).toBeVisible()
    expect(await previewed()).toEqual([['Brass swarf', 'GW 53-09', '2.5100', 'New', '2', 'Import row 2']])
  })

  test('of doubtful factors are offered with a reason but never preselected', async () => {
    const reason = 'The heading names emitted CO₂. Factors here are CO₂e avoided, so emitted CO₂ needs a minus sign.'
    const { user } = await importing()
    await chooseFile(user, 'Name;GW code;Emission factor\nTin;GW 1;1,5')
    const select = await screen.findByRole('button', { name: /CO₂ factor$/ })
    expect(select).toHaveTextContent('No column')
    expect(select).toHaveAccessibleDescription(`“Emission factor” is not chosen. ${reason}`)
    await choose(user, 'CO₂ factor', 'Emission factor')
    expect(screen.getByRole('button', { name: /CO₂ factor$/ })).toHaveAccessibleDescription(reason)
    await waitFor(() => expect(verdictOf('Tin')).toContain('New'))
  })
})

describe('writing', () => {
  test('shows a refused row and continues with the others', async () => {
    const { user, mock } = await importing()
    mock.switches.fail('materials.create', { kind: 'status', status: 409 })
    await chooseFile(user, `${header}Brass swarf;GW 53-09;2,51\nBronze;GW 53-10;3,3`)
    await user.click(await begin(2))
    await screen.findByRole('heading', { name: 'Import finished' })
    expect(screen.getByText(/^1 of 2 materials imported\. 1 not imported\. See the rows below\.$/)).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Not imported 1' }))
    expect((await previewed())[0]?.[3]).toMatch(/^Not imported/)
  })

  test('waits after a row without a response and retries with the same id', async () => {
    const { user, mock } = await importing()
    mock.switches.fail('materials.create', { kind: 'network' })
    await chooseFile(user, `${header}Brass swarf;GW 53-09;2,51`)
    await user.click(await begin(1))
    await user.click(await screen.findByRole('button', { name: 'Retry now' }))
    expect(await screen.findByText('1 of 1 material imported.')).toBeVisible()
    const sent = mock.calls.list().filter(({ name }) => name === 'materials.create')
    expect(sent).toHaveLength(2)
    expect(new Set(sent.map(({ body }) => (body as { id: string }).id)).size).toBe(1)
  })
})

describe('import with one permission', () => {
  test.for([
    ['create', 'changed', 'Brass swarf', 'materials.update', 'PET bottles'],
    ['update', 'new', 'PET bottles', 'materials.create', 'Brass swarf'],
  ] as const)(
    'with materials.%s does not write the %s rows and shows the reason',
    async ([has, kind, written, lacks, left]) => {
      const { user, mock } = await importing({
        permissions: ['materials.access', 'materials.view', `materials.${has}`],
      })
      await chooseFile(user, file)
      const button = await begin(1)
      expect(
        screen.getByText(new RegExp(`The app will not import ${kind} rows. You need the permission ${lacks}`)),
      ).toBeVisible()
      expect(verdictOf(left)).toMatch(new RegExp(`Not imported. You need the permission ${lacks.replace('.', '\\.')}`))
      await user.click(button)
      await screen.findByText('1 of 1 material imported.')
      expect(verdictOf(written)).toMatch(/Imported/)
      expect(mock.store.materials.all().some(({ name }) => name === 'Brass swarf')).toBe(has === 'create')
    },
  )
})
