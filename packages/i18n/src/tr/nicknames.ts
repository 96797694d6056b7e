// Turkish names for people who have not chosen one yet: birds, animals, plants, winds and waters.

export const nicknamesTr: readonly string[] = `
  Kumru Serçe Martı Leylek Turna Kirpi Sincap Ceylan Yunus Tilki
  Lale Nergis Papatya Gelincik Menekşe Kekik Çınar Sümbül Erguvan Yasemin
  Kırlangıç Bülbül Saka Ardıç Kartal Doğan Şahin Atmaca Baykuş Puhu
  Balıkçıl Pelikan Kuğu Yeşilbaş İspinoz İshak Kuzgun Saksağan Ağaçkakan İbibik
  Karaca Geyik Sansar Porsuk Samur Vaşak Pars Kaplan Panda Koala
  Kanguru Zebra Zürafa Gelinböceği Fok Balina Mercan Denizatı Denizyıldızı Ahtapot
  Yengeç İstavrit Lüfer Palamut Hamsi Levrek Çipura Kalkan Barbun Uskumru
  Tavşan Kunduz Gelengi Köstebek Sıpa Oğlak Kuzu Tay Kısrak Midilli
  Çiğdem Kardelen Karanfil Gonca Zambak Süsen Orkide Leylak Hanımeli Sarmaşık
  Begonya Sardunya Petunya Kasımpatı Şakayık Manolya Akasya Mimoza Lavanta Fesleğen
  Nane Reyhan Biberiye Adaçayı Ihlamur Defne Zeytin Çam Ladin Köknar
  Sedir Servi Kavak Söğüt Meşe Kayın Gürgen Dişbudak Akçaağaç Kestane
  Badem Fındık Ceviz Fıstık İncir Nar Ayva Elma Armut Kiraz
  Vişne Kayısı Şeftali Erik Dut Böğürtlen Ahududu Çilek Karpuz Kavun
  Üzüm Limon Portakal Mandalina Turunç Bergamot Muz Hurma Yenidünya Kızılcık
  Poyraz Lodos Meltem İmbat Karayel Keşişleme Yıldız Günbatısı Rüzgâr Fırtına
  Bulut Yağmur Çisenti Kar Tipi Kırağı Çiy Şebnem Gökkuşağı Şimşek
  Güneş Ay Şafak Seher Ufuk Deniz Dalga Köpük Sahil Liman
  Fener Yelken Pusula Çapa Kayık Vapur Sandal İskele Ada Koy
  Pınar Dere Irmak Şelale Göl Vadi Yayla Dağ Bozkır Orman
`
  .trim()
  .split(/\s+/);
