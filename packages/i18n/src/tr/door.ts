// Words of the page behind the link of a table, and of the waiting room.

import { lobbyTr } from './lobby.ts';
import { commonTr, homeTr } from './start.ts';

export const doorTr = {
  doorTitle: (word: string) => `Masa: ${word}`,
  doorHost: (name: string) => `Davet eden: ${name}`,
  doorLead: (free: number) => `${free} yer boş. Adını yaz, otur.`,
  goalPoints: (points: number) => `${points} puan`,
  goalDeals: (deals: number) => `${deals} oyun`,
  doorSit: 'Otur ve oyna',
  doorWatch: 'Yalnız izle',
  doorLooking: 'Masaya bakılıyor…',
  doorGone: 'Böyle bir masa yok ya da kapanmış.',
  doorGoneHelp: 'Masalar, herkes kalkınca kapanır. Yeni bir masa hemen kurulur.',
  doorFull: (mayWatch: boolean): string =>
    mayWatch ? 'Masada boş yer kalmadı; oyunu izleyebilirsin.' : 'Masada boş yer kalmadı.',
  doorRunning: (mayWatch: boolean): string =>
    mayWatch ? 'Oyun başladı; izleyebilirsin.' : 'Oyun başladı; bu masa izlenmeye kapalı.',
  doorLocked: 'Masa sahibi masayı kilitledi; yeni kimse giremiyor.',
  doorKickedHelp: 'Bu masaya geri dönemezsin. Başka bir masaya otur ya da yenisini kur.',
  codeLabel: 'Masa özelse altı haneli kodunu yaz',
  codeAgain: 'Bağlantı ya da kod tutmadı; altı haneli kodu yeniden yaz',

  waiting: 'Oyuncular bekleniyor',
  waitingLead: (free: number) =>
    free === 1
      ? 'Bir yer boş; dolunca oyun kendiliğinden başlar.'
      : `${free} yer boş; dolunca oyun kendiliğinden başlar.`,
  watchingWait: 'İzliyorsun. Masa dolunca oyun başlar.',
  wordSay: 'Arkadaşına bu sözcüğü söyle',
  codeSay: 'Özel masa: bu sözcüğü koduyla birlikte söyle',
  lockedSay: 'Masa şimdi kilitli; kilidi açmadan kimse giremez.',
  linkSay: 'ya da bağlantıyı gönder',
  copy: 'Bağlantıyı kopyala',
  copied: 'Kopyalandı',
  share: 'Paylaş',
  shareText: (game: string, word: string) => `Kalpler’de ${game} oynayalım. Masa: ${word}`,
  owner: 'masa sahibi',
  away: 'bağlantısı yok',
  free: 'Boş yer',
  addBot: 'Bot ekle',
  removeBot: (name: string) => `Botu kaldır: ${name}`,
  remove: 'Kaldır',
  removePerson: (name: string) => `Masadan çıkar: ${name}`,
  removePersonSure: (name: string) => `Evet, masadan çıkar, geri dönemez: ${name}`,
  removeOut: 'Çıkar',
  removeSure: 'Emin misin?',
  removeWatcher: (name: string) => `İzleyeni çıkar: ${name === '' ? 'adsız' : name}`,
  guests: 'Masaya kimler gelebilir',
  watcher: (name: string, count: number) =>
    name === '' ? `${count} adsız izleyici` : `${name} izliyor`,
  lock: 'Masayı kilitle',
  lockLead: 'Yeni kimse oturamaz, izleyemez; şimdi burada olanlar geri gelebilir.',
  lockedLead: 'Kilitli: yeni kimse giremiyor.',
  isLocked: 'Kilitli',
  startWithBots: 'Botlarla başlat',
  startWithBotsSub: (free: number) => `${free} boş yere bot oturur`,
  botLevelLabel: 'Botların düzeyi',
  onlyOwner: 'Oyunu masa sahibi başlatır.',
  isPrivate: 'Özel masa',
  isPublic: 'Herkese açık',
  fair: 'Adil dağıtım',
};

export const texts = { common: commonTr, home: homeTr, lobby: lobbyTr, door: doorTr };

export type DoorTexts = typeof texts;
