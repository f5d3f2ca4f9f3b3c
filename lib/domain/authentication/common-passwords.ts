/**
 * The most common passwords, in lower case. Shorter ones, sequences and repetitions are refused by rules of their own.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  00000000 01234567 0123456789 11111111 1111111111 11223344 112233445566 12121212 12341234 1234567890 123456789a
  12345678910 1234567891 123456789q 12344321 12345678a 1234qwer 123123123 123321123 123qweasd 147258369 159357159
  159753456 1a2b3c4d 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz1qaz 1qazxsw2 20202020 22222222 55555555 66666666 66778899
  741852963 77777777 87654321 88888888 963852741 987654321 9876543210 99999999 a123456789 a1234567 a1b2c3d4 aa123456
  aa12345678 abc12345 abc123456 abcd1234 abcd12345 admin123 admin1234 administrator adminadmin anthony1 asdasdasd
  asdf1234 asdfasdf asdfghjk asdfghjkl asdfjkl1 babygirl babygirl1 barcelona baseball baseball1 basketball batman123
  bismillah blessed1 bollywood brooklyn butterfly butterfly1 changeme changeme1 changeme123 charlie1 chelsea1 chocolate
  chocolate1 computer computer1 corvette cricket1 cricket123 dragon12 dragon123 dragon1234 dhoni007 einstein elephant
  facebook facebook1 firebird fktrcfylh football football1 football123 forever1 freedom1 friends1 fuckyou1 fuckyou123
  ganesha1 gangster gayatri1 godisgood google123 greenday gurudev1 hanuman1 hanuman123 harekrishna hariom123 hello123
  hello1234 hellohello helloworld iloveyou iloveyou1 iloveyou12 iloveyou123 iloveyou2 iloveyousomuch india123 india1234
  india12345 indian123 indiaindia internet jaihind1 jaihind123 jaimatadi jaimatadi1 jaishreeram jaishriram jasmine1
  jennifer jesus123 jesuschrist jordan23 justin123 killer123 krishna1 krishna123 krishna1234 lakshmi1 lakshmi123
  leonardo letmein1 letmein123 liverpool liverpool1 lovelove loveyou1 lovely123 loveme123 mahadev1 mahadev123 mahakal1
  manchester marlboro master123 matrix123 mercedes michael1 michelle midnight monkey12 monkey123 mustang1 mypassword
  myspace1 naruto123 namaste1 namaste123 newpassword nicholas omnamahshivaya omsairam omsairam1 p@ssw0rd p@ssword
  p@ssw0rd1 p@ssw0rd123 pa55word pa55w0rd parola123 pass1234 pass12345 pass@123 pass@1234 passpass passw0rd passw0rd1
  password password! password0 password01 password1 password1! password10 password11 password12 password123 password1234
  password12345 password2 password3 password@1 password@123 passwords passwort passwort1 pokemon1 pokemon123 princess
  princess1 princess123 q1w2e3r4 q1w2e3r4t5 qazwsx123 qazwsxedc qwaszx12 qwe123456 qweasd123 qweasdzxc qwer1234
  qwerasdf qwert123 qwert12345 qwerty11 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty1! qwertyui
  qwertyuiop qwertyuiop1 qwertz123 radhakrishna radheradhe radhe123 rajkumar rainbow1 ramram123 samsung1 samsung123
  sachin10 sairam123 secret123 shadow12 shadow123 shivaya1 shivshakti shopping shopping1 shopping123 sorry123 spiderman
  spiderman1 srikrishna starwars starwars1 steelers sunflower sunshine sunshine1 sunshine123 superman superman1
  superman123 superstar sweetheart swordfish temp1234 test1234 test12345 testing123 testtest tinkerbell trustno1
  trustno11 undertaker unknown1 veronica victoria vishnu123 waheguru waheguru1 welcome1 welcome12 welcome123 welcome1234
  welcome@123 whatever whatever1 wonderful william1 yamaha123 yellow123 zaq12wsx zaq1zaq1 zxcvbnm1 zxcvbnm123 zxcvbnmm
  `
    .trim()
    .split(/\s+/),
);
