// Builds the demo, takes pictures and compares them with those of the last run. Run by `npm run gallery` and `npm run
// screenshots`. Arguments select screens: `-- sign-in materials`. `--language=ar` sets the language, and
// `--appearance=slate` the gallery's appearance.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { command } from '#tools/command.ts'
import { inProject } from '#tools/root.ts'

const {
  positionals: [project = 'gallery', ...screens],
  values: { appearance, language },
} = parseArgs({
  allowPositionals: true,
  options: { appearance: { type: 'string', default: 'threereco' }, language: { type: 'string', default: 'en' } },
})

const built = await command('node', ['.tools/build.ts', 'demo'])
if (!built.succeeded) throw new Error(built.output)
const report = `.cache/${project}/report`
const { status } = spawnSync(
  'playwright',
  [
    'test',
    '--config=tests/journeys/playwright.config.ts',
    `--project=${project}`,
    // Stores missing and changed pictures.
    '--update-snapshots=changed',
    '--global-timeout=0',
    '--reporter=list,html',
  ],
  {
    cwd: inProject(),
    stdio: 'inherit',
    env: {
      ...process.env,
      SCREENS: screens.join(),
      APPEARANCE: appearance,
      PICTURE_LANGUAGE: language,
      PLAYWRIGHT_HTML_OUTPUT_DIR: inProject(report),
      PLAYWRIGHT_HTML_OPEN: 'never',
    },
  },
)
console.log(`The pictures are in .cache/${project}, and ${report}/index.html shows those that differ.`)
process.exitCode = status ?? 1
