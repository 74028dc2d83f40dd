import { type ReactNode, useState } from 'react'
import { renderSVG } from 'uqr'
import type { Enrolment } from '#machines/session/session.types.ts'
import { t } from '#messages/message.ts'
import { rich } from '#messages/rich.ts'
import { Button } from '#ui/basics/button.tsx'
import { copyText } from '#ui/feedback/copy-text.ts'
import * as css from './authenticator-setup.css.ts'

const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** Returns a URI's QR code as a data URL, or null if the URI is too long. */
function drawn(address: string): string | null {
  try {
    return `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 4 }))}`
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/**
 * The authenticator secret with a copy button. If the browser denies clipboard access, asks the user to copy by hand.
 */
function Secret({ secret, hasCode }: { secret: string; hasCode: boolean }) {
  const [copy, setCopy] = useState<'no' | 'done' | 'refused'>('no')
  const onCopy = async () => setCopy((await copyText(secret)) ? 'done' : 'refused')
  const values = {
    secret: inFours(secret),
    code: (text: ReactNode) => <code className={css.characters}>{text}</code>,
  }
  return (
    <div className={css.secret}>
      <p>
        {hasCode
          ? rich('No camera? Enter this secret in the app: <code>{secret}</code>', values)
          : rich('This account is too long for a QR code. Enter this secret in the app: <code>{secret}</code>', values)}
      </p>
      <div>
        <Button icon={copy === 'done' ? 'check' : 'copy'} onPress={() => void onCopy()}>
          {t('Copy secret')}
        </Button>
        <output className={css.copied}>
          {copy === 'done'
            ? t('Copied')
            : copy === 'refused'
              ? t('The browser blocked copying. Select the secret and copy it.')
              : ''}
        </output>
      </div>
    </div>
  )
}

/** QR code and secret; only the secret if the URI is too long for a QR code. `enrolment` is null while loading. */
export function AuthenticatorSetup({ enrolment }: { enrolment: Enrolment | null }) {
  const [picture, secret] =
    enrolment?.kind === 'secret' ? [drawn(enrolment.uri), enrolment.secret] : [enrolment?.url, null]
  return (
    <div className={css.setup} aria-busy={enrolment === null}>
      {picture ? <img className={css.code} src={picture} alt={t('QR code for your authenticator app')} /> : null}
      {enrolment ? null : <div className={css.code} />}
      {secret === null ? null : <Secret secret={secret} hasCode={picture !== null} />}
    </div>
  )
}
