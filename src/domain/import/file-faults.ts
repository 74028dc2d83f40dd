import { Problem } from '#domain/problem.ts'
import { t } from '#messages/message.ts'
import { FileFault, type FileFaultCode } from './file-text.ts'

const messages: Readonly<Record<FileFaultCode, string>> = {
  archive: t('This file has no sheets. Choose a spreadsheet (.xlsx) or a CSV file.'),
  binary: t('This is not a text file. Choose a spreadsheet (.xlsx) or a CSV file.'),
  damaged: t('This spreadsheet is damaged. Open it, save it again, then choose the new file.'),
  encrypted: t('This spreadsheet has a password. Save it without the password, then choose it again.'),
  gone: t('The browser can’t open this file. Choose it again.'),
  large: t('This file is larger than 20 MB. Split it into several files.'),
  markup: t('This file is a web page. Open it in a spreadsheet, save it as .xlsx or CSV, then choose that file.'),
  noRows: t('The file has no rows.'),
  otherSheets: t('This kind of spreadsheet can’t be read. Save it as .xlsx or CSV, then choose that file.'),
  pdf: t('This file is a PDF. Save it as .xlsx or CSV, then choose that file.'),
  tooManyRows: t('The file has more than 50,000 rows. Split it into several files.'),
}

/** Converts the fault of a file to a problem with a message. Returns other errors unchanged. */
export const fileProblem = (error: unknown) =>
  error instanceof FileFault
    ? new Problem({ kind: 'invalid', title: t('This file can’t be read'), message: messages[error.code] })
    : error
