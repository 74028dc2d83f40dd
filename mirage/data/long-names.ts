/** 200 letters without a line-break opportunity. */
const unbroken = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(4).slice(0, 200)

/** Adds two combining marks to every letter: one above and one below. */
const marked = (text: string) =>
  Array.from(text, letter => `${letter}\u030a\u0323`)
    .join('')
    .normalize('NFD')

/** Business names in more than eight scripts, including two right-to-left scripts, and other unusual names. */
export const longBusinesses = [
  'Umhlanga Metals, Electronic Waste and Recovered Materials: Collection, Sorting, Baling, Export and General Trading (Proprietary) Limited',
  'شركة جنوب أفريقيا لجمع النفايات المعدنية وفرزها وإعادة تدويرها وتصديرها المحدودة ٢٠٢٦',
  'חברת המיחזור הדרום־אפריקאית לאיסוף, למיון ולייצוא של מתכות ופלסטיק בע״מ',
  'दक्षिण अफ़्रीकी धातु एवं प्लास्टिक संग्रहण, छँटाई और पुनर्चक्रण निगम (प्राइवेट) लिमिटेड २०२६',
  '南非再生资源回收利用与国际贸易有限责任公司约翰内斯堡分公司第三废金属收购站',
  '株式会社リサイクル・マテリアル・トレーディング・サウスアフリカ金属プラスチック事業部',
  '남아프리카 재활용 자원 수집 및 국제 무역 주식회사 요하네스버그 지점',
  'Общество с ограниченной ответственностью «Южноафриканская металлоперерабатывающая компания»',
  'Νοτιοαφρικανική Εταιρεία Ανακύκλωσης Μετάλλων και Πλαστικών Περιορισμένης Ευθύνης',
  'บริษัทรีไซเคิลโลหะและพลาสติกแห่งแอฟริกาใต้จำกัดมหาชนสาขาโจฮันเนสเบิร์ก',
  unbroken,
  '♻️ Scrap 🧑🏽‍🏭👩‍👩‍👧‍👦🇿🇦 1️⃣ & Steel 🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  marked('Algoa Bay Plastics and Glass Recovery'),
  '1234567890123456789012345678901234567890',
] as const

/** Personal names in the same variety of scripts and lengths. */
export const longPeople = [
  'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschafers',
  'عبد الرحمن بن محمد بن عبد العزيز بن عبد الله آل الشيخ القاهري',
  'אלכסנדרה־מרגלית בן־שושן־אבוטבול לבית הכהן־רוזנצוויג',
  'श्रीमती लक्ष्मीनारायणी वेंकटसुब्रह्मण्यम् चट्टोपाध्याय',
  '欧阳司马诸葛上官慕容南宫东方西门',
  'さくらのもりのかわかみ・アレクサンドラ・マクシミリアン',
  '남궁선우황보제갈독고사공',
  'Константинопольская-Преображенская Александра Владиславовна',
  'Παπαδιαμαντοπούλου-Χατζηκωνσταντίνου Αικατερίνη',
  'นางสาวพระพิพัฒน์ศรีสุวรรณรัตนโกสินทร์มหานครบวร',
  unbroken,
  'Zoë 👩🏾‍🔧 O’Brien–d’Alembert “The Third” III',
  marked('Noluthando van der Westhuizen'),
  '٠١٢٣٤٥٦٧٨٩ ०१२३४५६७८९',
  'X',
  '<b>Robert</b> & "Bobby" \'Tables\'; -- {{name}} %s',
  'Mixed left נכתב מימין and العربية right again',
  'Adolph Blaine Charles David Earl Frederick Gerald Hubert Irvin John Kenneth Lloyd Martin Nero Oliver Paul Quincy Randolph Sherman Thomas Uncas Victor William Xerxes Yancy Zeus',
] as const

/**
 * Material names in the same variety of scripts and lengths. Codes and factors (kg CO₂e per kg) are long, empty or
 * negative.
 */
export const longMaterials = [
  { name: unbroken, gwCode: 'GW 53-02-ABCDEFGHIJKLMNOPQRSTUVWXYZ-0123456789', carbonFactor: '123456.1234567890123' },
  { name: 'نفايات الألومنيوم المختلطة بعد الاستهلاك (علب وصفائح) ٪٩٩', gwCode: 'GW 53-03', carbonFactor: '0' },
  { name: 'פסולת נחושת מעורבת: כבלים, צינורות ולוחות 100%', gwCode: 'GW 53-04', carbonFactor: '-12.5' },
  { name: 'मिश्रित धातु कबाड़, उपभोक्ता के बाद एकत्रित', gwCode: 'GW 53-05', carbonFactor: '0.0000001' },
  { name: '消费后混合废铝罐与废铜线及其他有色金属', gwCode: 'GW 53-06', carbonFactor: '9.5' },
  { name: 'ペットボトル・プラスチック・ミックス・リサイクル原料', gwCode: 'GW 51-01', carbonFactor: '1.1418' },
  { name: '소비 후 혼합 플라스틱 및 종이 포장재', gwCode: 'GW 51-02', carbonFactor: '1' },
  { name: 'Металлолом смешанный, электротехнический, высоковольтный', gwCode: 'GW 53-07', carbonFactor: '2.25' },
  { name: 'Ηλεκτροεγκεφαλογραφήματα και ηλεκτρονικά απόβλητα', gwCode: 'HW 18-02', carbonFactor: '3' },
  { name: 'กระดาษลูกฟูกและบรรจุภัณฑ์กระดาษผสมหลังการบริโภค', gwCode: 'GW 50-01', carbonFactor: '0.1' },
  { name: '🥫🥫🥫 🧴 ♻️', gwCode: '🏷️', carbonFactor: '4.2' },
  { name: marked('Glass bottles and jars'), gwCode: marked('GW 52'), carbonFactor: '0.3' },
  { name: '50', gwCode: '50', carbonFactor: '50' },
  {
    name: 'Post-consumer rigid mixed polypropylene and high-density polyethylene packaging, washed, shredded, baled, with up to 2 % of labels, caps and residues of food',
    gwCode: 'GW 51-03',
    carbonFactor: '1.0562',
  },
  { name: '<script>alert("Tyres")</script>', gwCode: '&nbsp;', carbonFactor: '0.5' },
  { name: 'i', gwCode: 'i', carbonFactor: '0.01' },
] as const

export const longRoles = [
  {
    name: 'Deputy Assistant Regional Coordinator of Transaction Record Verification and Collection Oversight (Interim)',
    description: `Can view transactions only. ${'This description is long on purpose. '.repeat(12).trim()}`,
  },
  { name: 'مشرف تسجيل المعاملات والمجموعات في المنطقة الساحلية', description: 'يطّلع على المعاملات ولا يغيّر شيئًا' },
  { name: unbroken, description: unbroken },
] as const

/** Postal addresses with only long parts, or with almost all parts empty. */
export const longAddresses = [
  {
    lineOne: '12345678 Nkosi Albert Luthuli and Dr Pixley ka Isaka Seme Memorial Drive North Extension, Block C',
    lineTwo: 'Unit 1234, Third Floor, behind the weighbridge; ring twice and ask for the manager of the sorting hall',
    city: 'Tweebuffelsmeteenskootmorsdoodgeskietfontein',
    province: 'KwaZulu-Natal, uMgungundlovu District Municipality',
    zipCode: 'SW1A 1AA-0123456789',
    country: 'United Kingdom of Great Britain and Northern Ireland',
  },
  {
    lineOne: 'شارع الملك عبد العزيز بن عبد الرحمن آل سعود، مبنى ١٢٣٤',
    lineTwo: 'الطابق الثالث، خلف الميزان',
    city: 'القاهرة الجديدة',
    province: 'محافظة القاهرة',
    zipCode: '١١٨٣٥',
    country: 'جمهورية مصر العربية',
  },
  { lineOne: '1', lineTwo: null, city: 'Å', province: 'Y', zipCode: '0', country: 'Z' },
  {
    lineOne: unbroken,
    lineTwo: unbroken,
    city: unbroken,
    province: unbroken,
    zipCode: unbroken.slice(0, 20),
    country: unbroken,
  },
] as const

/** Pairs of weight (kg) and value (rand): zero, minimum, maximum with exact cents, and some in between. */
export const extremes = [
  [0, 0],
  [0.01, 0.01],
  [999_999_999.99, 9_007_199_254_740.99],
  [0.5, 123_456_789.1],
  [1_234_567.89, 0],
] as const
