import { BusinessReport, OwnBusinessReport } from '#features/overview/report-subject.tsx'
import { t } from '#messages/message.ts'
import type { ScreenProps } from '#patterns/loading/screen-loader.ts'
import { RegisterScreen } from './register-screen.tsx'

/** `/business/register`: the purchases of the user's business. */
export const BusinessRegister = () => (
  <OwnBusinessReport
    note={t('A register lists the purchases of a business. Ask an administrator to add you to yours.')}
  >
    {props => <RegisterScreen {...props} />}
  </OwnBusinessReport>
)

/** `/admin/businesses/{id}/register` */
export const AdminBusinessRegister = ({ id }: ScreenProps) => (
  <BusinessReport id={id}>{props => <RegisterScreen {...props} />}</BusinessReport>
)
