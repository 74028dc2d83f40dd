import { useState } from 'react'
import { useEnvironment } from '#actors/environment.tsx'
import { isBusy, isLocked } from '#machines/session/session.selectors.ts'
import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'
import { CodeField } from '#ui/fields/code-field.tsx'
import { Form } from '#ui/fields/form.tsx'
import { ProblemAlert } from './problem-alert.tsx'
import { useSession } from './use-session.ts'

const noErrors = {}

/**
 * Form for the second-factor code. Submits automatically at the sixth character. A wrong code stays in the field, with
 * an error below.
 */
export function CodeForm({ label, autoFocus = true }: { label: string; autoFocus?: boolean }) {
  const { aids } = useEnvironment()
  const [{ fieldErrors, problem }, session] = useSession(snapshot => snapshot.context)
  const [isPending] = useSession(isBusy)
  const [isWaiting] = useSession(isLocked)
  const [code, setCode] = useState('')
  const [refused, setRefused] = useState('')
  const submit = (full: string) => {
    setRefused(full)
    session.send({ type: 'code.submit', code: full })
  }
  const isWrong = problem?.kind === 'unauthorized' && code === refused
  const message = isWrong ? problem.message : code === refused ? (fieldErrors['code'] ?? '') : ''

  return (
    <Form label={label} errors={message ? { code: message, problem } : noErrors} onSubmit={() => submit(code)}>
      <CodeField
        label={t('Code')}
        isLabelHidden
        value={code}
        onChange={setCode}
        onComplete={submit}
        errorMessage={message}
        isDisabled={isWaiting}
        autoFocus={autoFocus}
      />
      {aids.CodeHint ? (
        <aids.CodeHint
          onUse={current => {
            setCode(current)
            submit(current)
          }}
        />
      ) : null}
      {isWrong ? null : <ProblemAlert />}
      <Button type="submit" variant="primary" size="large" isWide isPending={isPending} isDisabled={isWaiting}>
        {t('Verify')}
      </Button>
    </Form>
  )
}
