// Words of the achievements: a name and what is to be done for each.

const LIST = {
  firstWin: { name: 'İlk lale', how: 'Bir maçı yardım almadan kazan.' },
  trio: { name: 'Üç masa', how: 'Kupa, Maça ve King’de birer maç kazan.' },
  masters: { name: 'Ustaların ustası', how: 'Üç oyunda da usta bir masayı yen.' },
  streak: { name: 'Beşte beş', how: 'Üst üste beş maç kazan.' },
  comeback: {
    name: 'Geri dönüş',
    how: 'Yarı yolda sonuncuyken ya da çok gerideyken maçı birinci bitir.',
  },
  week: { name: 'Yedi gün', how: 'Yedi gün art arda günün oyununu oyna.' },
  flawless: { name: 'Hatasız', how: 'Analizin hiç hata bulmadığı bir oyun oyna.' },
  heartsClean: { name: 'Tertemiz', how: 'Bir maçta üst üste üç oyunu cezasız bitir.' },
  heartsMoon: { name: 'Ay doğdu', how: 'Bütün cezaları tek başına topla.' },
  heartsMoonMasters: { name: 'Dolunay', how: 'Üç ustanın gözü önünde hepsini topla.' },
  heartsNoQueen: {
    name: 'Kız bana gelmez',
    how: 'Maça Kızı’nı hiç almadan bir maç kazan.',
  },
  heartsClear: { name: 'Açık ara', how: 'Bitiş puanının en az yüzde kırkı kadar farkla kazan.' },
  heartsEclipse: {
    name: 'Ay tutulması',
    how: 'Bir rakip hepsini topladıysa da maçı sen kazan.',
  },
  spadesNil: { name: 'Sıfıra sıfır', how: 'Sıfır de ve hiç el alma.' },
  spadesNilMasters: { name: 'Görünmez', how: 'Ustaların karşısında sıfırını tut.' },
  spadesBlind: { name: 'Gözü kapalı', how: 'Kör sıfırını tut.' },
  spadesExact: { name: 'Nokta atışı', how: 'Üst üste beş oyunda tam söylediğin kadar el al.' },
  spadesKept: { name: 'Sözünün eri', how: 'Sözünü hiç bozmadan bir maç kazan.' },
  spadesFewBags: { name: 'Hafif yük', how: 'Takımca en çok beş fazla elle bir maç kazan.' },
  kingAlone: { name: 'Tek çıkan', how: 'Ötekiler batarken partiden tek başına çık.' },
  kingTrumps: {
    name: 'Kozun efendisi',
    how: 'Kendi kozlarının hiçbirinde geçilmeden partiden çık.',
  },
  kingPenalties: {
    name: 'Yara almadan',
    how: 'Seçtiğin ceza oyunlarının hiçbirinde ceza yeme.',
  },
  kingHigh: { name: 'Beş yüzlük', how: 'Partiyi en az 500 puanla bitir.' },
  kingSteady: {
    name: 'Sağlam duruş',
    how: 'Tek oyunda 180 puandan çok yitirmeden partiden çık.',
  },
  kingNoTricks: { name: 'Eli boş', how: 'El Almaz’da hiç el alma.' },
};

export const achievementsTr = {
  head: 'Başarılar',
  list: LIST,
  general: 'Her oyun',
  count: (done: number, all: number) => `${done}/${all}`,
  countLabel: (done: number, all: number) => `${all} başarıdan ${done} tamam`,
  reachedOn: (date: string) => `Kazanıldı: ${date}`,
  steps: (value: number, goal: number) => `${value}/${goal}`,
  against: { medium: 'rakip: orta ve üstü', hard: 'rakip: zor ve üstü', expert: 'rakip: usta' },
  unaided: 'İpucu ya da geri alma ile oynanan, kuralları değiştirilmiş maçlar sayılmaz.',
  fresh: (count: number) => (count === 1 ? 'Yeni başarı' : `${count} yeni başarı`),
  see: 'Başarılara bak',
};

export type AchievementsTexts = typeof achievementsTr;

export { achievementsTr as texts };
